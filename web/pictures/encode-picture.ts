import sharp from 'sharp'
import type { Picture } from '../src/pictures/picture.ts'
import { bestFit, hashOf, type Encoded } from './encoding.ts'
import { avifLimits, type PictureKind, type Width } from './limits.ts'

const qualities = [62, 56, 50, 44, 36, 28, 22]
/** Below this quality, blurring the grain looks better than softening the edges even more. */
const lowestSharp = 40

async function encodingsOf(photo: Buffer, width: Width, limit: number) {
  const drawing = sharp(photo).resize({ width })
  const blurred = drawing.clone().blur(1)
  const encode = async (format: 'avif' | 'webp', limit: number) => {
    const bytes = await bestFit(qualities, limit, (quality) => {
      const source = quality < lowestSharp ? blurred : drawing
      return source.clone().toFormat(format, { quality, effort: 4 }).toBuffer()
    })
    return { width, format, bytes }
  }
  const avif = await encode('avif', limit)
  // Decision 0007: no WebP at 1200 px.
  return width === 1200 ? [avif] : [avif, await encode('webp', 1.5 * limit)]
}

/** Encodes a photo as AVIF and WebP, in all widths up to its own. */
export async function encodePicture(
  { name, alt }: Pick<Picture, 'name' | 'alt'>,
  photo: Buffer,
  kind: PictureKind,
) {
  const own = await sharp(photo).metadata()
  const widths = ([400, 800, 1200] as const).filter((width) => width <= own.width)
  const encodings = []
  for (const width of widths)
    encodings.push(...(await encodingsOf(photo, width, avifLimits[kind][width])))

  const width = Math.max(...widths)
  const height = Math.round((own.height * width) / own.width)
  const hash = hashOf(encodings.map(({ bytes }) => bytes))
  const picture: Picture = { name, alt, widths, width, height, hash }
  if (kind === 'opaque') {
    const { r, g, b } = (await sharp(photo).stats()).dominant
    picture.colour = `#${Buffer.from([r, g, b]).toString('hex')}`
  }
  const files = encodings.map(({ width, format, bytes }) => ({
    file: `${name}-${width}.${hash}.${format}`,
    bytes,
  }))
  return { entry: { kind: 'picture', data: picture }, files } satisfies Encoded
}
