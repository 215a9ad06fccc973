/** Decision 0006: the limits that the command and the tests enforce, in bytes unless noted. */

const kB = 1024

export type Width = 400 | 800 | 1200
export type PictureKind = 'cutout' | 'opaque'

export const avifLimits: Record<PictureKind, Record<Width, number>> = {
  cutout: { 400: 20 * kB, 800: 45 * kB, 1200: 90 * kB },
  opaque: { 400: 24 * kB, 800: 70 * kB, 1200: 130 * kB },
}

export const cardLimit = 56 * kB

export const videoLimits = {
  webm: 350 * kB,
  mp4: 450 * kB,
  /** Seconds. */
  duration: { min: 4, max: 6 },
}

export const servedLimit = 14 * kB * kB

export const minAltLength = 10
