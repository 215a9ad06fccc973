// @ts-check
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { hashOf } from './served.mjs'

/** @typedef {import('./served.mjs').ServedFile} ServedFile */

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
 * Decision 0007: bytes that a picture may have at a width, and the qualities to try for them, best
 * first. Those far down are for grained surfaces, which hide what they lose.
 */
const recipes = {
  'cut-out': {
    avif: {
      limits: { 400: 20 * kB, 800: 45 * kB, 1200: 90 * kB },
      qualities: [60, 52, 44, 38, 33, 28],
    },
    webp: { limits: { 400: 30 * kB, 800: 75 * kB }, qualities: [76, 64, 50, 36, 24] },
  },
  scene: {
    avif: {
      limits: { 400: 24 * kB, 800: 70 * kB, 1200: 130 * kB },
      qualities: [64, 58, 52, 46],
    },
    webp: { limits: { 400: 36 * kB, 800: 100 * kB }, qualities: [78, 70, 60, 50] },
  },
}

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
 * A master as AVIF and WebP. Throws if it is too small.
 * @param {string} name
 * @param {string} master path of the PNG
 * @param {{ kind: 'cut-out' | 'scene', large?: boolean | undefined }} as
 * @returns {Promise<{ facts: EncodedPicture, files: ServedFile[] }>}
 */
export async function encodePicture(name, master, { kind, large }) {
  const { avif, webp } = recipes[kind]
  const widths = large ? /** @type {const} */ ([400, 800, 1200]) : /** @type {const} */ ([400, 800])
  const { width: own, height } = await sharp(master).metadata()
  const width = Math.max(...widths)
  if (own < width) throw new Error(`${master} is ${own} px wide, ${width} are needed`)

  /** @type {Record<string, Buffer>} */
  const files = {}
  for (const wanted of widths) {
    const resized = sharp(master).resize({ width: wanted, kernel: 'lanczos3' })
    if (kind === 'scene') resized.removeAlpha()
    const limit = avif.limits[wanted]
    const asAvif = (/** @type {sharp.Sharp} */ drawing) => (/** @type {number} */ quality) =>
      drawing.clone().avif({ quality, effort: 4 }).toBuffer()
    const sharpest = await fitted(avif.qualities, limit, asAvif(resized))
    // What is tall and grained has too much to tell: its grain is softened before its edges suffer.
    files[`${wanted}.avif`] =
      sharpest.length > limit
        ? await fitted(avif.qualities.slice(-2), limit, asAvif(resized.clone().blur(1)))
        : sharpest
    // Decision 0007: no WebP at 1200 px.
    if (wanted === 1200) continue
    files[`${wanted}.webp`] = await fitted(webp.qualities, webp.limits[wanted], (quality) =>
      resized.clone().webp({ quality, alphaQuality: 80, effort: 5 }).toBuffer(),
    )
  }
  const hash = hashOf(Object.values(files))
  return {
    facts: {
      widths: [...widths],
      width,
      height: Math.round((height * width) / own),
      ...(kind === 'scene' && { colour: await dominant(master) }),
      hash,
    },
    files: Object.entries(files).map(([ending, bytes]) => {
      const [size = '', format = ''] = ending.split('.')
      return { file: `${name}-${size}.${hash}.${format}`, bytes }
    }),
  }
}

/**
 * A social preview as JPEG, which every reader of such cards takes.
 * @param {string} name
 * @param {string} master path of the PNG
 * @returns {Promise<{ facts: EncodedCard, files: ServedFile[] }>}
 */
export async function encodeCard(name, master) {
  const drawing = sharp(master).removeAlpha()
  const { width, height } = await drawing.metadata()
  const bytes = await fitted(card.qualities, card.limit, (quality) =>
    drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  const hash = hashOf([bytes])
  return { facts: { width, height, hash }, files: [{ file: `${name}.${hash}.jpg`, bytes }] }
}

/** The fingerprint of everything a picture is made from. @param {(string | URL)[]} files @param {unknown} facts */
export async function fingerprint(files, facts) {
  const sum = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) sum.update(await readFile(file))
  return sum.digest('hex').slice(0, 16)
}
