import sharp from 'sharp'
import { palettes } from '../src/brand/palettes.ts'
import { path, viewBox } from '../src/brand/wordmark.ts'
import { socialCardSize, type SocialCard } from '../src/pictures/picture.ts'
import { bestFit, hashOf, type Encoded } from './encoding.ts'
import { cardLimit, type PictureKind } from './limits.ts'

const { width, height } = socialCardSize
const qualities = [82, 77, 72, 66, 58, 50, 42, 34]

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )

function gradient(colours: readonly string[]) {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="fill" x2="0" y2="1">${stops.join('')}</linearGradient>
    <rect width="100%" height="100%" fill="url(#fill)"/>`
}

// Social networks may crop 64 pixels at each edge.
const wordmark = `<svg x="64" y="64" width="232" height="100" viewBox="${viewBox}"
  preserveAspectRatio="xMinYMin"><path fill="#fff" d="${path}"/></svg>`

async function onBackground(cutout: Buffer) {
  const { data, info } = await sharp(cutout)
    .resize({ width: 960, height: 460, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const [left, bottom] = [Math.round((width - info.width) / 2), 574]
  const shadow = `<filter id="blur" x="-1" y="-3" width="3" height="7"><feGaussianBlur stdDeviation="${info.width / 30}"/></filter>
    <ellipse cx="${width / 2}" cy="${bottom}" rx="${info.width / 2}" ry="${info.width / 25}" opacity=".6" filter="url(#blur)"/>`
  return sharp(svg(gradient(palettes.brand.stops.slice(1)) + shadow)).composite([
    { input: data, left, top: bottom - info.height },
    { input: svg(wordmark) },
  ])
}

/** The dark gradient keeps the white wordmark readable on a light photo. */
const filled = (photo: Buffer) =>
  sharp(photo)
    .resize({ width, height })
    .composite([{ input: svg(gradient(['#0008', '#0000', '#0000']) + wordmark) }])

/** There is no price, which would get stale, and no text, which needs a font. */
export async function drawCard(photo: Buffer, kind: PictureKind): Promise<Buffer> {
  const card = kind === 'cutout' ? await onBackground(photo) : filled(photo)
  return card.png().toBuffer()
}

/** Crops a drawing to the size of a social card, and encodes it as JPEG, which all networks support. */
export async function encodeCard({ name, alt }: Pick<SocialCard, 'name' | 'alt'>, drawing: Buffer) {
  const card = sharp(drawing).resize({ width, height }).removeAlpha()
  const bytes = await bestFit(qualities, cardLimit, (quality) =>
    card.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  const hash = hashOf([bytes])
  const files = [{ file: `${name}.${hash}.jpg`, bytes }]
  return { entry: { name, alt, hash }, files } satisfies Encoded
}
