/** What the site knows of the files that media/make.mjs writes; decision 0007 says how they are served. */

export type PictureFile = {
  name: string
  /** What is seen. */
  alt: string
  /** Pixels; there is an AVIF of each and a WebP of those up to 800. */
  widths: readonly number[]
  /** Pixels of the largest. */
  width: number
  height: number
  hash: string
  /** An opaque picture has its dominant colour as a class in pictures.css. */
  opaque: boolean
}

export type FilmFile = {
  name: string
  /** Seconds. */
  duration: number
  hash: string
  poster: PictureFile
}

/** A social preview of 1200 × 630 pixels. */
export type CardFile = {
  name: string
  alt: string
  width: number
  height: number
  hash: string
}

const folder = '/assets/media'
const widestFallback = 800

export const fallbackWidths = ({ widths }: PictureFile) =>
  widths.filter((width) => width <= widestFallback)

export const pictureUrl = (
  { name, hash }: Pick<PictureFile, 'name' | 'hash'>,
  width: number,
  format: 'avif' | 'webp',
) => `${folder}/${name}-${width}.${hash}.${format}`

export const filmUrl = ({ name, hash }: FilmFile, format: 'webm' | 'mp4') =>
  `${folder}/${name}.${hash}.${format}`

export const cardUrl = ({ name, hash }: CardFile) => `${folder}/${name}.${hash}.jpg`
