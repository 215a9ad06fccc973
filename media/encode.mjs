// @ts-check
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { hashOf, serve } from './served.mjs'

/**
 * @typedef {object} EncodedPicture
 * @property {number[]} widths
 * @property {number} width of the largest
 * @property {number} height
 * @property {string} [colour] the dominant colour of an opaque picture
 * @property {string} hash
 *
 * @typedef {{ width: number, height: number, hash: string }} EncodedCard
 */

const kB = 1024

/**
 * Decision 0007: the largest size of an AVIF in bytes by width, the qualities to try for it, best
 * first, and the width up to which there is a WebP too.
 */
const recipes = {
  'cut-out': {
    limits: { 400: 20 * kB, 800: 45 * kB, 1200: 80 * kB },
    qualities: [60, 54, 48, 42],
    webp: { quality: 76, alphaQuality: 80, effort: 6 },
  },
  scene: {
    limits: { 400: 24 * kB, 800: 70 * kB, 1200: 130 * kB },
    qualities: [64, 58, 52, 46],
    webp: { quality: 78, effort: 6 },
  },
}
const widestFallback = 800

/** Bytes that a social preview may have, and the qualities to try for it. */
const card = { limit: 56 * kB, qualities: [82, 77, 72, 66] }

/**
 * The first encoding that keeps to the limit, or else the smallest.
 * @param {readonly number[]} qualities best first
 * @param {number} limit bytes
 * @param {(quality: number) => Promise<Buffer>} encode
 */
export async function fitted(qualities, limit, encode) {
  /** @type {Buffer} */
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await encode(quality)
    if (bytes.length <= limit) break
  }
  return bytes
}

/** The colour most seen, from a small copy. @param {string} master */
async function dominant(master) {
  const data = await sharp(master).resize({ width: 60 }).removeAlpha().raw().toBuffer()
  /** @type {Map<string, { count: number, sum: [number, number, number] }>} */
  const boxes = new Map()
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const key = [red, green, blue].map((channel) => channel >> 4).join()
    const { count, sum } = boxes.get(key) ?? { count: 0, sum: [0, 0, 0] }
    boxes.set(key, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] })
  }
  const [most] = [...boxes.values()].sort((a, b) => b.count - a.count)
  if (!most) throw new Error(`${master} is empty`)
  const hex = (/** @type {number} */ sum) =>
    Math.round(sum / most.count)
      .toString(16)
      .padStart(2, '0')
  return `#${most.sum.map(hex).join('')}`
}

/**
 * Writes a master as AVIF and WebP where the site serves them. Throws if it is too small.
 * @param {string} name
 * @param {string} master path of the PNG
 * @param {{ kind: 'cut-out' | 'scene', large?: boolean | undefined }} as
 * @returns {Promise<EncodedPicture>}
 */
export async function encodePicture(name, master, { kind, large }) {
  const { limits, qualities, webp } = recipes[kind]
  const widths = large ? /** @type {const} */ ([400, 800, 1200]) : /** @type {const} */ ([400, 800])
  const { width: own, height } = await sharp(master).metadata()
  const width = Math.max(...widths)
  if (own < width) throw new Error(`${master} is ${own} px wide, ${width} are needed`)

  /** @type {Record<string, Buffer>} */
  const files = {}
  for (const wanted of widths) {
    const resized = sharp(master).resize({ width: wanted, kernel: 'lanczos3' })
    if (kind === 'scene') resized.removeAlpha()
    files[`${wanted}.avif`] = await fitted(qualities, limits[wanted], (quality) =>
      resized.clone().avif({ quality, effort: 4 }).toBuffer(),
    )
    if (wanted <= widestFallback)
      files[`${wanted}.webp`] = await resized.clone().webp(webp).toBuffer()
  }
  const hash = hashOf(Object.values(files))
  await serve(
    name,
    ['avif', 'webp'],
    Object.entries(files).map(([ending, bytes]) => {
      const [size = '', format = ''] = ending.split('.')
      return { file: `${name}-${size}.${hash}.${format}`, bytes }
    }),
  )
  return {
    widths: [...widths],
    width,
    height: Math.round((height * width) / own),
    ...(kind === 'scene' && { colour: await dominant(master) }),
    hash,
  }
}

/**
 * Writes a social preview as JPEG, which every reader of such cards takes.
 * @param {string} name
 * @param {string} master path of the PNG
 * @returns {Promise<EncodedCard>}
 */
export async function encodeCard(name, master) {
  const drawing = sharp(master).removeAlpha()
  const { width, height } = await drawing.metadata()
  const bytes = await fitted(card.qualities, card.limit, (quality) =>
    drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  const hash = hashOf([bytes])
  await serve(name, ['jpg'], [{ file: `${name}.${hash}.jpg`, bytes }])
  return { width, height, hash }
}

/** The fingerprint of everything a picture is made from. @param {(string | URL)[]} files @param {unknown} facts */
export async function fingerprint(files, facts) {
  const sum = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) sum.update(await readFile(file))
  return sum.digest('hex').slice(0, 16)
}
