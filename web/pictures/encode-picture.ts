import sharp from 'sharp'
import type { Picture } from '../src/pictures/picture.ts'
import { bestFit, hashOf, type Encoded } from './encoding.ts'
import { avifLimits, type PictureKind, type Width } from './limits.ts'

const qualities = [62, 56, 50, 44, 36, 28, 22]
/** Below this quality, blurring the grain looks better than softening the edges even more. */
const lowestSharp = 40

function encode(photo: Buffer, width: Width, limit: number) {
  const drawing = sharp(photo).resize({ width })
  const blurred = drawing.clone().blur(1)
  return bestFit(qualities, limit, (quality) => {
    const source = quality < lowestSharp ? blurred : drawing
    return source.clone().avif({ quality, effort: 4 }).toBuffer()
  })
}

export async function encodePicture(
  { name, alt }: Pick<Picture, 'name' | 'alt'>,
  photo: Buffer,
  kind: PictureKind,
) {
  const own = await sharp(photo).metadata()
  const widths = ([400, 800, 1200] as const).filter((width) => width <= own.width)
  const encodings = []
  for (const width of widths)
    encodings.push({ width, bytes: await encode(photo, width, avifLimits[kind][width]) })

  const width = Math.max(...widths)
  const height = Math.round((own.height * width) / own.width)
  const hash = hashOf(encodings.map(({ bytes }) => bytes))
  const picture: Picture = { name, alt, widths, width, height, hash }
  if (kind === 'opaque') {
    const { r, g, b } = (await sharp(photo).stats()).dominant
    picture.colour = `#${Buffer.from([r, g, b]).toString('hex')}`
  }
  const files = encodings.map(({ width, bytes }) => ({
    file: `${name}-${width}.${hash}.avif`,
    bytes,
  }))
  return { entry: picture, files } satisfies Encoded
}

const photoWidth = { min: 800, max: 1200 }

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
    .resize({ width: photoWidth.max, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.width < photoWidth.min)
    throw new Error(`${file} is ${info.width} pixels wide: at least ${photoWidth.min} are needed.`)
  return data
}
