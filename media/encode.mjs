// @ts-check
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { despeckle } from './despeckle.mjs'

/** Where the site serves them from: /assets is cached for good, hence the hash (decision 0006). */
export const served = new URL('../web/public/assets/media/', import.meta.url)

const widths = [400, 800, 1200]

/**
 * @typedef {object} Encoded
 * @property {number[]} widths
 * @property {number} width of the largest
 * @property {number} height
 * @property {string} colour the dominant colour of what is opaque
 * @property {string} hash
 */

/** The colour most seen, from a small opaque copy. @param {string} master */
async function dominant(master) {
  const { data } = await sharp(master)
    .resize({ width: 60 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  /** @type {Map<string, { count: number, sum: [number, number, number] }>} */
  const boxes = new Map()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 250) continue
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
 * Writes a master as AVIF and WebP at every width it can fill, and removes older versions.
 * @param {string} name
 * @param {string} master path of the PNG
 * @returns {Promise<Encoded>}
 */
export async function encode(name, master) {
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  despeckle(data, info)
  const clean = sharp(data, { raw: { width, height, channels: 4 } })
  const fitting = widths.filter((wanted) => wanted <= width)
  const files = await Promise.all(
    fitting.map(async (wanted) => {
      const small = clean.clone().resize({ width: wanted, kernel: 'lanczos3' })
      return {
        wanted,
        avif: await small.clone().avif({ quality: 60, effort: 6 }).toBuffer(),
        webp: await small.clone().webp({ quality: 82, alphaQuality: 90, effort: 6 }).toBuffer(),
      }
    }),
  )
  const sum = createHash('sha256')
  for (const { avif, webp } of files) sum.update(avif).update(webp)
  const hash = sum.digest('hex').slice(0, 8)

  await mkdir(served, { recursive: true })
  const own = new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`)
  for (const file of await readdir(served)) if (own.test(file)) await rm(new URL(file, served))
  for (const { wanted, avif, webp } of files) {
    await writeFile(new URL(`${name}-${wanted}.${hash}.avif`, served), avif)
    await writeFile(new URL(`${name}-${wanted}.${hash}.webp`, served), webp)
  }
  const largest = Math.max(...fitting)
  return {
    widths: fitting,
    width: largest,
    height: Math.round((height * largest) / width),
    colour: await dominant(master),
    hash,
  }
}

/** The fingerprint of everything a picture is made from. @param {(string | URL)[]} files @param {unknown} facts */
export async function fingerprint(files, facts) {
  const sum = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) sum.update(await readFile(file))
  return sum.digest('hex').slice(0, 16)
}
