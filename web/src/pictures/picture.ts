/*
 * Pictures, videos and social cards as the shop knows them: one module each in this folder, written by
 * npm run pictures (docs/content.md). Decisions 0006 and 0007 say how the files are named and encoded.
 */

export type Picture = {
  name: string
  alt: string
  /** Pixels; there is an AVIF of each and a WebP of those up to 800. */
  widths: readonly number[]
  /** Pixels of the largest. */
  width: number
  height: number
  hash: string
  /** The dominant colour of an opaque picture, shown while it loads; a cut-out has none. */
  colour?: string
}

export type Video = {
  name: string
  /** Seconds. */
  duration: number
  hash: string
  poster: Picture
}

/** What networks show beside a shared address. */
export type SocialCard = {
  name: string
  alt: string
  hash: string
}

/** Pixels. */
export const socialCardSize = { width: 1200, height: 630 }

const folder = '/assets/media'
const widestFallback = 800

export const fallbackWidths = ({ widths }: Pick<Picture, 'widths'>) =>
  widths.filter((width) => width <= widestFallback)

export const pictureUrl = (
  { name, hash }: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: 'avif' | 'webp',
) => `${folder}/${name}-${width}.${hash}.${format}`

export const videoUrl = ({ name, hash }: Pick<Video, 'name' | 'hash'>, format: 'webm' | 'mp4') =>
  `${folder}/${name}.${hash}.${format}`

export const cardUrl = ({ name, hash }: Pick<SocialCard, 'name' | 'hash'>) =>
  `${folder}/${name}.${hash}.jpg`
