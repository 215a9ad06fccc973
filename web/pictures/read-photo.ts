import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { PictureKind } from './limits.ts'
import { InputError } from './input-error.ts'

/** Raw pixels in sRGB, with the EXIF orientation applied. */
export type Photo = { data: Buffer; info: OutputInfo }

const readable = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']
const minimumWidth = 800
/** Transparent pixels that trimming keeps around a cut-out. */
const padding = 2

export const drawingOf = ({ data, info: { width, height, channels } }: Photo): Sharp =>
  sharp(data, { raw: { width, height, channels } })

async function read(file: string) {
  try {
    const { format } = await sharp(file).metadata()
    if (!readable.includes(format)) throw new Error(`format ${format}`)
    const photo = sharp(file).autoOrient().toColourspace('srgb')
    return await photo.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new InputError(`${file} cannot be read: use a JPEG, PNG, WebP, AVIF or TIFF file.`, {
      cause,
    })
  }
}

/**
 * Reads a photo.
 * @throws InputError if it is too small, or its transparency does not match its kind
 */
export async function readPhoto(file: string, kind: PictureKind): Promise<Photo> {
  const whole = await read(file)
  const opaque = whole.info.channels < 4 || (await drawingOf(whole).stats()).isOpaque
  if (kind === 'cutout' && opaque)
    throw new InputError(
      `${file} has no transparent background: remove the background first, or omit --cutout.`,
    )
  if (kind === 'opaque' && !opaque)
    throw new InputError(
      `${file} has transparent parts: add it with --cutout, or give it a background.`,
    )
  const photo = kind === 'cutout' ? await trimmed(whole) : await flat(whole)
  const { width } = photo.info
  if (width < minimumWidth)
    throw new InputError(`${file} is ${width} pixels wide: at least ${minimumWidth} are needed.`)
  return photo
}

const flat = (photo: Photo) =>
  drawingOf(photo).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Trims transparent edges, except for the padding. */
async function trimmed(photo: Photo): Promise<Photo> {
  const { width, height } = photo.info
  const { left, right, top, bottom } = boxOf(photo)
  const box = {
    left: Math.max(0, left - padding),
    top: Math.max(0, top - padding),
    width: Math.min(width, right + 1 + padding) - Math.max(0, left - padding),
    height: Math.min(height, bottom + 1 + padding) - Math.max(0, top - padding),
  }
  return drawingOf(photo).extract(box).raw().toBuffer({ resolveWithObject: true })
}

/** Bounding box of the pixels that are not transparent. */
export function boxOf({ data, info: { width, height, channels } }: Photo) {
  const box = { left: width, right: -1, top: height, bottom: -1 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * channels + channels - 1] === 0) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = y
    }
  return box
}
