import sharp from 'sharp'
import { colours, palettes } from '../src/brand/palettes.ts'
import type { Logo } from './read-logo.ts'
import { boxOf } from './read-photo.ts'
import type { ServedFile } from './served-file.ts'

/** Side of the icons' view box. */
const side = 512
/** The mark is rendered with this longer side, in pixels, to measure its bounding box. */
const measured = 2048

type Shape = {
  /** Longer side of the mark ÷ side of the square. */
  share: number
  /** Corner radius, in view box units. */
  radius: number
}

const rounded: Shape = { share: 0.66, radius: 112 }
/** Platforms crop maskable icons to their own shape. The safe zone is the middle 80 %. */
const maskable: Shape = { share: 0.52, radius: 0 }
const square: Shape = { share: 0.62, radius: 0 }

const icons = [
  { file: 'icon-32.png', pixels: 32, shape: rounded },
  { file: 'icon-192.png', pixels: 192, shape: rounded },
  { file: 'icon-512.png', pixels: 512, shape: rounded },
  { file: 'apple-touch-icon.png', pixels: 180, shape: square },
  { file: 'icon-maskable-512.png', pixels: 512, shape: maskable },
]

/** Measures the bounding box of the mark's frame (read-logo.ts), in units of the logo's viewBox. */
async function frameOf({ viewBox, mark }: Logo) {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[ ,]+/).map(Number)
  const scale = measured / Math.max(width, height)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width * scale}" height="${height * scale}"><path d="${mark.frame}"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { left, right, top, bottom } = boxOf({ data, info })
  return {
    x: x + left / scale,
    y: y + top / scale,
    width: (right + 1 - left) / scale,
    height: (bottom + 1 - top) / scale,
  }
}

/** The mark centred on a square in the brand's colour, as SVG. */
async function drawIcon(logo: Logo, { share, radius }: Shape) {
  const frame = await frameOf(logo)
  const scale = (side * share) / Math.max(frame.width, frame.height)
  const x = (side - frame.width * scale) / 2 - frame.x * scale
  const y = (side - frame.height * scale) / 2 - frame.y * scale
  const text = colours[palettes.brand.text]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${colours.brand}"/><path fill="${text}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" d="${logo.mark.path}"/></svg>
`
}

const pointsPerInch = 72

/** Draws the icons that web/src/brand/web-manifest.ts and web/index.html reference. */
export async function drawIcons(logo: Logo): Promise<ServedFile[]> {
  const svg = { file: 'icon.svg', bytes: Buffer.from(await drawIcon(logo, rounded)) }
  const pictures = icons.map(async ({ file, pixels, shape }) => {
    const drawing = Buffer.from(await drawIcon(logo, shape))
    const density = (pointsPerInch * pixels) / side
    const png = sharp(drawing, { density }).resize(pixels, pixels).png({ compressionLevel: 9 })
    return { file, bytes: await png.toBuffer() }
  })
  return [svg, ...(await Promise.all(pictures))]
}
