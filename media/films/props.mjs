// @ts-check
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawLabels } from '../labels/draw-labels.mjs'
import { served } from '../served.mjs'
import { work } from '../family.mjs'
import { platePath } from './plates.mjs'
import { glossPlate, labelOf, litPlates } from './turning-packs.mjs'

/** Fetches what a film shows: the shop's own cut-outs, the plates and labels of turning packs. */

/** @typedef {import('./turning-packs.mjs').Turning} Turning */

/** Enough for half a label across half a frame. */
const labelWidth = 1800

/**
 * The largest picture of a cut-out that the shop serves; for drafts, failing that, the studio's draft.
 * @param {string} name
 * @param {boolean} draft
 */
export async function spriteFile(name, draft) {
  const own = new RegExp(`^${name}-(\\d+)\\.[0-9a-f]{8}\\.webp$`)
  const [largest] = (await readdir(served))
    .flatMap((file) => {
      const width = own.exec(file)?.[1]
      return width ? [{ file, width: Number(width) }] : []
    })
    .sort((a, b) => b.width - a.width)
  if (largest) return fileURLToPath(new URL(largest.file, served))
  if (draft) return `${work}${name}.draft.png`
  throw new Error(`the film needs the picture ${name}: make it first`)
}

/** @param {string} name @param {number} width @param {boolean} draft */
const sprite = async (name, width, draft) =>
  sharp(await spriteFile(name, draft))
    .resize({ width, withoutEnlargement: true, kernel: 'lanczos3' })
    .png()
    .toBuffer()

/**
 * @param {import('./film.mjs').Film} film
 * @param {boolean} draft
 * @returns {Promise<Record<string, Buffer | string>>}
 */
export async function propsOf({ sprites = {}, turning = [] }, draft) {
  /** @type {Record<string, Buffer | string>} */
  const props = {}
  for (const [name, width] of Object.entries(sprites))
    props[name] = await sprite(name, width, draft)
  const drawing = (/** @type {string} */ pack) => platePath(labelOf(/** @type {Turning} */ (pack)))
  if (turning.length) await drawLabels(turning, drawing)
  for (const pack of turning) {
    props[labelOf(pack)] = await sharp(drawing(pack)).resize({ width: labelWidth }).png().toBuffer()
    for (const plate of [...litPlates(pack), glossPlate(pack)]) props[plate] = platePath(plate)
  }
  return props
}
