import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { PictureKind } from './limits.ts'
import { Refusal } from './refusal.ts'

/** Pixels of a photo in sRGB, the right way up. */
export type Photo = { data: Buffer; info: OutputInfo }

const readable = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']
const smallest = 800
/** Clear pixels around a cut-out. */
const air = 2

export const drawingOf = ({ data, info: { width, height, channels } }: Photo): Sharp =>
  sharp(data, { raw: { width, height, channels } })

async function read(file: string) {
  try {
    const { format } = await sharp(file).metadata()
    if (!readable.includes(format)) throw new Error(`format ${format}`)
    const photo = sharp(file).autoOrient().toColourspace('srgb')
    return await photo.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new Refusal(`${file} cannot be read: bring a JPEG, PNG, WebP, AVIF or TIFF file.`, {
      cause,
    })
  }
}

/** Reads a photo and refuses one that is too small or whose transparency does not fit its kind. */
export async function readPhoto(file: string, kind: PictureKind): Promise<Photo> {
  const whole = await read(file)
  const opaque = whole.info.channels < 4 || (await drawingOf(whole).stats()).isOpaque
  if (kind === 'cutout' && opaque)
    throw new Refusal(
      `${file} has no transparent ground: remove its background first, or leave out --cutout.`,
    )
  if (kind === 'opaque' && !opaque)
    throw new Refusal(`${file} has transparent parts: add it with --cutout, or give it a ground.`)
  const photo = kind === 'cutout' ? await trimmed(whole) : await flat(whole)
  const { width } = photo.info
  if (width < smallest)
    throw new Refusal(`${file} shows ${width} pixels of width: at least ${smallest} are needed.`)
  return photo
}

const flat = (photo: Photo) =>
  drawingOf(photo).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Cuts off what is transparent, but for the air. */
async function trimmed(photo: Photo): Promise<Photo> {
  const { width, height } = photo.info
  const { left, right, top, bottom } = boxOf(photo)
  const box = {
    left: Math.max(0, left - air),
    top: Math.max(0, top - air),
    width: Math.min(width, right + 1 + air) - Math.max(0, left - air),
    height: Math.min(height, bottom + 1 + air) - Math.max(0, top - air),
  }
  return drawingOf(photo).extract(box).raw().toBuffer({ resolveWithObject: true })
}

/** The box of the pixels that are not transparent. */
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
