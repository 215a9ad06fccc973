import sharp from 'sharp'
import type { PictureKind } from './limits.ts'

const width = { min: 800, max: 1200 }

/** Returns a PNG in sRGB. @throws Error if the photo is too small, or not as transparent as its kind */
export async function readPhoto(file: string, kind: PictureKind): Promise<Buffer> {
  const { isOpaque } = await sharp(file)
    .stats()
    .catch((cause: unknown) => {
      const message = `${file} cannot be read: use a JPEG, PNG, WebP, AVIF or TIFF file.`
      throw new Error(message, { cause })
    })
  if (kind === 'cutout' && isOpaque)
    throw new Error(
      `${file} has no transparent background: remove the background first, or omit --cutout.`,
    )
  if (kind === 'opaque' && !isOpaque)
    throw new Error(`${file} has transparent parts: add it with --cutout, or give it a background.`)
  const oriented = sharp(file).autoOrient().toColourspace('srgb')
  const photo = isOpaque ? oriented.removeAlpha() : oriented.trim({ background: '#0000' })
  const { data, info } = await photo
    .resize({ width: width.max, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.width < width.min)
    throw new Error(`${file} is ${info.width} pixels wide: at least ${width.min} are needed.`)
  return data
}
