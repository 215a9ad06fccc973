// npm run pictures writes a JSON file for each picture, video and social card (docs/content.md, decision 0006).

export type Picture = {
  name: string
  alt: string
  /** Pixels. Each width has a file. */
  widths: readonly number[]
  /** Pixels of the largest file. */
  width: number
  height: number
  hash: string
  /** The dominant colour, shown while the picture loads. Only opaque pictures have one. */
  colour?: string
}

export type Video = {
  name: string
  /** Seconds. */
  duration: number
  hash: string
  poster: Picture
}

/** The preview image that social networks show for a shared link. */
export type SocialCard = {
  name: string
  alt: string
  hash: string
}

/** Pixels. */
export const socialCardSize = { width: 1200, height: 630 }

const folder = '/assets/media'

export const pictureUrl = ({ name, hash }: Pick<Picture, 'name' | 'hash'>, width: number) =>
  `${folder}/${name}-${width}.${hash}.avif`

export const videoUrl = ({ name, hash }: Pick<Video, 'name' | 'hash'>, format: 'webm' | 'mp4') =>
  `${folder}/${name}.${hash}.${format}`

export const cardUrl = ({ name, hash }: Pick<SocialCard, 'name' | 'hash'>) =>
  `${folder}/${name}.${hash}.jpg`
