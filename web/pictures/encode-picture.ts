import type { Sharp } from 'sharp'
import type { Picture } from '../src/pictures/picture.ts'
import { bestFit } from './best-fit.ts'
import { dominantColour } from './dominant-colour.ts'
import { avifLimits, type PictureKind, type Width } from './limits.ts'
import { drawingOf, type Photo } from './read-photo.ts'
import { InputError } from './input-error.ts'
import { hashOf, type ServedFile } from './served-file.ts'

const kB = 1024

/**
 * Decision 0007: target bytes by width, and the qualities to try in descending order. The lowest are
 * for grained surfaces, which hide compression artefacts.
 */
const recipes = {
  cutout: {
    avif: {
      limits: { 400: 20 * kB, 800: 45 * kB, 1200: 90 * kB },
      qualities: [60, 52, 44, 38, 33, 28],
    },
    webp: { limits: { 400: 30 * kB, 800: 75 * kB }, qualities: [76, 64, 50, 36, 24] },
  },
  opaque: {
    avif: {
      limits: { 400: 24 * kB, 800: 70 * kB, 1200: 130 * kB },
      qualities: [64, 58, 52, 46],
    },
    webp: { limits: { 400: 36 * kB, 800: 100 * kB }, qualities: [78, 70, 60, 50] },
  },
} as const

/** For photos with so much grain that no other quality fits the limit. */
const lastQualities = [36, 28, 22]

const resized = (photo: Photo, width: Width) =>
  drawingOf(photo).resize({ width, kernel: 'lanczos3' })

async function avifOf(drawing: Sharp, kind: PictureKind, width: Width) {
  const { limits, qualities } = recipes[kind].avif
  const limit = limits[width]
  const encode = (from: Sharp) => (quality: number) =>
    from.clone().avif({ quality, effort: 4 }).toBuffer()
  const sharpest = await bestFit(qualities, limit, encode(drawing))
  if (sharpest.length <= limit) return sharpest
  // Blurring the grain looks better than a lower quality, which softens the edges.
  const soft = drawing.clone().blur(1)
  return bestFit([...qualities.slice(-2), ...lastQualities], avifLimits[kind][width], encode(soft))
}

const webpOf = (drawing: Sharp, kind: PictureKind, width: 400 | 800) =>
  bestFit(recipes[kind].webp.qualities, recipes[kind].webp.limits[width], (quality) =>
    drawing.clone().webp({ quality, alphaQuality: 80, effort: 5 }).toBuffer(),
  )

type Encoding = { width: Width; format: string; bytes: Buffer }

async function encodingsOf(photo: Photo, kind: PictureKind, width: Width): Promise<Encoding[]> {
  const drawing = resized(photo, width)
  const avif = await avifOf(drawing, kind, width)
  const limit = avifLimits[kind][width]
  if (avif.length > limit)
    throw new InputError(
      `The picture has ${avif.length} bytes at ${width} pixels, more than ${limit}: choose one with less detail.`,
    )
  // Decision 0007: no WebP at 1200 px.
  if (width === 1200) return [{ width, format: 'avif', bytes: avif }]
  const webp = await webpOf(drawing, kind, width)
  return [
    { width, format: 'avif', bytes: avif },
    { width, format: 'webp', bytes: webp },
  ]
}

/**
 * Encodes a photo as AVIF and WebP, in all widths up to its own.
 * @throws InputError when no quality fits the limit
 */
export async function encodePicture(
  { name, alt }: Pick<Picture, 'name' | 'alt'>,
  photo: Photo,
  kind: PictureKind,
): Promise<{ picture: Picture; files: ServedFile[] }> {
  const { width: own, height } = photo.info
  const widths = ([400, 800, 1200] as const).filter((width) => width <= own)
  const encodings: Encoding[] = []
  for (const width of widths) encodings.push(...(await encodingsOf(photo, kind, width)))

  const width = Math.max(...widths)
  const hash = hashOf(encodings.map(({ bytes }) => bytes))
  const picture = { name, alt, widths, width, height: Math.round((height * width) / own), hash }
  return {
    picture: kind === 'opaque' ? { ...picture, colour: await dominantColour(photo) } : picture,
    files: encodings.map(({ width, format, bytes }) => ({
      file: `${name}-${width}.${hash}.${format}`,
      bytes,
    })),
  }
}
