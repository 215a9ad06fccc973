import sharp from 'sharp'
import { palettes } from '../src/brand/palettes.ts'
import { path, viewBox } from '../src/brand/wordmark.ts'
import { socialCardSize } from '../src/pictures/picture.ts'
import type { PictureKind } from './limits.ts'
import { drawingOf, type Photo } from './read-photo.ts'

const { width, height } = socialCardSize
/** Pixels at each edge that social networks may crop. */
const margin = 64
/** Maximum size of a cut-out, and the y coordinate of its base, in pixels. */
const maxSize = { width: 960, height: 460 }
const floor = 574

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )

const wordmark = `
  <svg x="${margin}" y="${margin}" width="232" viewBox="${viewBox}" height="${height}" preserveAspectRatio="xMinYMin meet">
    <path fill="#fff" d="${path}"/>
  </svg>`

/** Keeps the white wordmark readable on a light photo. */
const shade = `
  <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity=".55"/>
    <stop offset="1" stop-color="#000" stop-opacity="0"/>
  </linearGradient></defs>
  <rect width="100%" height="45%" fill="url(#shade)"/>`

/** The brand palette's background, as its CSS class draws it in the shop. */
function background() {
  const [light, upper, flat, meeting, lower] = palettes.brand.stops
  return `
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${upper}"/><stop offset=".62" stop-color="${flat}"/>
        <stop offset=".82" stop-color="${meeting}"/><stop offset="1" stop-color="${lower}"/>
      </linearGradient>
      <radialGradient id="light" cx=".22" cy=".08" r=".85">
        <stop offset="0" stop-color="${light}"/>
        <stop offset=".7" stop-color="${light}" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect width="100%" height="100%" fill="url(#light)"/>`
}

/** A cast shadow and a contact shadow for an object of the given width. */
const shadow = (wide: number) => `
  <defs>
    <filter id="cast" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${wide * 0.055}"/></filter>
    <filter id="contact" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${wide * 0.022}"/></filter>
  </defs>
  <ellipse cx="${width / 2 + wide * 0.12}" cy="${floor - wide * 0.02}" rx="${wide * 0.6}" ry="${wide * 0.065}" opacity=".26" filter="url(#cast)"/>
  <ellipse cx="${width / 2}" cy="${floor - wide * 0.03}" rx="${wide * 0.48}" ry="${wide * 0.035}" opacity=".62" filter="url(#contact)"/>`

async function onBackground(photo: Photo) {
  const { data, info } = await drawingOf(photo)
    .resize({ ...maxSize, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((width - info.width) / 2)
  return sharp(svg(background() + shadow(info.width))).composite([
    { input: data, left, top: floor - info.height },
    { input: svg(wordmark) },
  ])
}

const filling = (photo: Photo) =>
  drawingOf(photo)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: svg(shade + wordmark) }])

/**
 * Draws a picture's social card with the wordmark, as PNG. An opaque photo fills the card, a cut-out
 * gets the brand's background. There is no price, which would get stale, and no text, which needs a font.
 */
export async function drawCard(photo: Photo, kind: PictureKind): Promise<Buffer> {
  const card = kind === 'cutout' ? await onBackground(photo) : filling(photo)
  return card.png().toBuffer()
}
