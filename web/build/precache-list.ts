import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { homeTiles } from '../src/routes/home/home-text.ts'
import { products } from '../src/products/products.ts'
import { pictureUrl, type Picture } from '../src/pictures/picture.ts'

/** One thing that opens without a network; a name without a hash in it needs a revision. */
export type PrecacheEntry = { url: string; revision: string | null }

/** Bytes, as Hosting sends them; docs/performance.md. */
export const precacheLimit = 600_000

/** Loaded only where a measurement id is configured, and of no use without a network. */
const isLeftOut = (file: string) => file.startsWith('analytics-')

/**
 * What the worker keeps of a built site (decision 0013): every page, the files of the build, and at
 * their smallest width the pictures of the home page's tiles and, in the order of the list, those of
 * the products up to the limit.
 * @param site the folder of the built site
 * @throws Error when no file is left out: the chunk has another name then
 */
export function precacheList(site: string): PrecacheEntry[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ url: addressOf(file), revision: hashOf(join(site, file)) }))
  const built = readdirSync(join(site, 'assets'))
  if (!built.some(isLeftOut)) throw new Error('The build has no chunk of analytics.')
  const files = built
    .filter((file) => /\.(?:js|css|woff2)$/.test(file) && !isLeftOut(file))
    .map((file) => ({ url: `/assets/${file}`, revision: null }))
  const tiles = homeTiles.map(({ video }) => smallest(video.poster))
  const kept = [...pages, ...files, ...tiles]
  let bytes = kept.reduce((sum, { url }) => sum + sentBytes(site, url), 0)
  for (const picture of products.map(({ image }) => smallest(image))) {
    bytes += sentBytes(site, picture.url)
    if (bytes > precacheLimit) break
    kept.push(picture)
  }
  return kept
}

const smallest = (picture: Picture): PrecacheEntry => ({
  url: pictureUrl(picture, Math.min(...picture.widths), 'avif'),
  revision: null,
})

/** What Hosting sends for an address: texts by gzip. */
function sentBytes(site: string, url: string) {
  const file = [url, `${url}.html`, `${url}index.html`]
    .map((name) => join(site, name))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
  if (!file) throw new Error(`The site has no file for ${url}.`)
  const content = readFileSync(file)
  return /\.(?:html|js|css)$/.test(file) ? gzipSync(content).length : content.length
}

/** Hosting's clean URLs: products.html answers /products. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
