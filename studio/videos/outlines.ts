import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { archivo, hindSiliguri, readFont } from '../font-faces.ts'
import { brand, wordmark } from '../shop.ts'

/**
 * Words as stretchable outlines. All `masters` have the same commands at different widths, so that
 * other widths can be interpolated, as in a variable font.
 */

export type Master = { width: number; points: number[] }

/** SVG path commands M, L, Q, C, Z. The y axis points down; 1 is the word's height. */
export type Word = { commands: string; masters: Master[] }

export type Lettering = {
  latin: Word
  bangla: Word
  wordmark: { path: string; width: number; height: number }
}

const trackingPerEm = -0.02

/** @param tracking in ems */
function shape(font: Uint8Array, text: string, tracking: number) {
  const face = new hb.Face(new hb.Blob(new Uint8Array(font).buffer))
  const shaper = new hb.Font(face)
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(shaper, buffer)

  const places = buffer.getGlyphPositions()
  let pen = 0
  let commands = ''
  const points: number[] = []
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

/** Scales the word's bounding box to 0 … width, 0 … 1. */
function boxed(points: number[]): Master {
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const height = top - Math.min(...ys)
  return {
    width: (Math.max(...xs) - left) / height,
    points: points.map((value, index) => (index % 2 ? top - value : value - left) / height),
  }
}

/** Returns the shop's name in both scripts, and its wordmark. */
export async function outlineName(): Promise<Lettering> {
  const source = await readFont(archivo)
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
    await subsetFont(await readFont(hindSiliguri), brand.nameInBangla, { targetFormat: 'sfnt' }),
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
