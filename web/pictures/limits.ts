/** Decision 0007: the limits that the command and the tests enforce. */

const kB = 1024

export type Width = 400 | 800 | 1200
export type PictureKind = 'cutout' | 'opaque'

/** Bytes of an AVIF file, by its width in pixels. */
export const avifLimits: Record<PictureKind, Record<Width, number>> = {
  cutout: { 400: 25 * kB, 800: 45 * kB, 1200: 90 * kB },
  opaque: { 400: 30 * kB, 800: 70 * kB, 1200: 140 * kB },
}

/** Bytes of a social card. */
export const cardLimit = 60 * kB

export const videoLimits = {
  /** Bytes. */
  webm: 600 * kB,
  mp4: 600 * kB,
  /** Bytes of the smaller of the two files. */
  smaller: 350 * kB,
  /** Seconds. */
  duration: { min: 4, max: 6 },
}

/** Bytes of all served files together. */
export const servedLimit = 14 * kB * kB

/** Minimum length of an alt text, in characters. */
export const minAltLength = 10
