// @ts-check
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { brand, wordmark } from '../shop.mjs'

/**
 * Words as outlines that can be stretched. `masters` hold the same commands at several widths, so
 * that any width between is a mixture of two, as in the variable font itself.
 *
 * @typedef {{ width: number, points: number[] }} Master
 * @typedef {{ commands: string, masters: Master[] }} Word commands M, L, Q, C, Z; y downwards, 1 = the word's height
 * @typedef {{ latin: Word, bangla: Word, wordmark: { path: string, width: number, height: number } }} Lettering
 */

const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const hindSiliguri = '@fontsource/hind-siliguri/files/hind-siliguri-bengali-700-normal.woff2'
const trackingPerEm = -0.02

/** @param {string} source */
const read = (source) => readFile(fileURLToPath(import.meta.resolve(source)))

/** @param {Uint8Array} font @param {string} text @param {number} tracking of an em */
function shape(font, text, tracking) {
  const face = new hb.Face(new hb.Blob(new Uint8Array(font).buffer))
  const shaper = new hb.Font(face)
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(shaper, buffer)

  const places = buffer.getGlyphPositions()
  let pen = 0
  let commands = ''
  /** @type {number[]} */
  const points = []
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const place = places[index]
    const at = [pen + (place?.xOffset ?? 0), place?.yOffset ?? 0]
    for (const [, command = '', numbers = ''] of shaper
      .glyphToPath(glyph)
      .matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      commands += command
      for (const [axis, value] of (numbers.match(/-?[\d.]+/g) ?? []).entries())
        points.push(Number(value) + (at[axis % 2] ?? 0))
    }
    pen += (place?.xAdvance ?? 0) + tracking * face.upem
  }
  return { commands, points }
}

/** The box of the word becomes 0 … width, 0 … 1. @param {number[]} points @returns {Master} */
function boxed(points) {
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const height = top - Math.min(...ys)
  return {
    width: (Math.max(...xs) - left) / height,
    points: points.map((value, index) => (index % 2 ? top - value : value - left) / height),
  }
}

/** @returns {Promise<Lettering>} the shop's name in both scripts, and as its wordmark */
export async function outlineName() {
  const source = await read(archivo)
  const cuts = await Promise.all(
    [62, 100, 125].map(async (wdth) =>
      shape(
        await subsetFont(source, brand.name, {
          targetFormat: 'sfnt',
          variationAxes: { wdth, wght: 900 },
        }),
        brand.name,
        trackingPerEm,
      ),
    ),
  )
  const bangla = shape(
    await subsetFont(await read(hindSiliguri), brand.nameInBangla, { targetFormat: 'sfnt' }),
    brand.nameInBangla,
    0,
  )
  const [, , width = 0, height = 0] = wordmark.viewBox.split(' ').map(Number)
  return {
    latin: {
      commands: cuts[0]?.commands ?? '',
      masters: cuts.map(({ points }) => boxed(points)),
    },
    bangla: { commands: bangla.commands, masters: [boxed(bangla.points)] },
    wordmark: { path: wordmark.path, width, height },
  }
}
