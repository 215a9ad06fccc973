import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { homeTiles } from '../src/routes/home/home-text.ts'
import { products } from '../src/products/products.ts'
import { pictureUrl, type Picture } from '../src/pictures/picture.ts'

/** A precached URL. Its revision is null if the file name contains a hash. */
export type PrecacheEntry = { url: string; revision: string | null }

/** Maximum compressed bytes of all precached files (docs/performance.md). */
export const precacheLimit = 600_000

/** Name prefixes of files that are not precached: services that work online only, and a font that few need. */
const excluded = ['analytics-', 'app-check-', 'accented-archivo-']
const isExcluded = (file: string) => excluded.some((name) => file.startsWith(name))

/**
 * Lists what the service worker precaches (decision 0013): all pages and built files, the pictures of the
 * home page's tiles, and product pictures in display order up to the limit. Pictures have their smallest
 * width.
 * @param site the folder of the built site
 * @throws Error if a file to exclude is missing, because its name has changed
 */
export function precacheList(site: string): PrecacheEntry[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ url: urlOf(file), revision: hashOf(join(site, file)) }))
  const built = readdirSync(join(site, 'assets'))
  for (const name of excluded)
    if (!built.some((file) => file.startsWith(name))) throw new Error(`The build has no ${name}*.`)
  const files = built
    .filter((file) => /\.(?:js|css|woff2)$/.test(file) && !isExcluded(file))
    .map((file) => ({ url: `/assets/${file}`, revision: null }))
  const tiles = homeTiles.map(({ video }) => smallest(video.poster))
  const entries = [...pages, ...files, ...tiles]
  let bytes = entries.reduce((sum, { url }) => sum + sentBytes(site, url), 0)
  for (const picture of products.map(({ image }) => smallest(image))) {
    bytes += sentBytes(site, picture.url)
    if (bytes > precacheLimit) break
    entries.push(picture)
  }
  return entries
}

const smallest = (picture: Picture): PrecacheEntry => ({
  url: pictureUrl(picture, Math.min(...picture.widths), 'avif'),
  revision: null,
})

/** Bytes that Hosting sends for a URL. Text files are compressed. */
function sentBytes(site: string, url: string) {
  const file = [url, `${url}.html`, `${url}index.html`]
    .map((name) => join(site, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  if (!file) throw new Error(`The site has no file for ${url}.`)
  const content = readFileSync(file)
  return /\.(?:html|js|css)$/.test(file) ? gzipSync(content).length : content.length
}

/** The clean URL of a page: Hosting serves products.html at /products. */
const urlOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
