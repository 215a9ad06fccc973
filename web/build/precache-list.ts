import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeTiles } from '../src/routes/home/home-text.ts'
import { products } from '../src/products/products.ts'
import { pictureUrl } from '../src/pictures/picture.ts'

/** One thing that opens without a network; a name without a hash in it needs a revision. */
export type PrecacheEntry = { url: string; revision: string | null }

/** Loaded only where a measurement id is configured, and of no use without a network. */
const isLeftOut = (file: string) => file.startsWith('analytics-')

/**
 * All that the worker keeps of a built site (decision 0013): every page, the files of the build, and
 * at their smallest width the pictures of the products and of the home page's tiles.
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
  const images = [
    ...products.map(({ image }) => image),
    ...homeTiles.map(({ film }) => film.poster),
  ]
  const pictures = images.map((image) => ({
    url: pictureUrl(image, Math.min(...image.widths), 'avif'),
    revision: null,
  }))
  return [...pages, ...files, ...pictures]
}

/** Hosting's clean URLs: products.html answers /products. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
