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
