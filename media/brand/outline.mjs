// @ts-check
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

const source = '@fontsource-variable/archivo/files/archivo-latin-standard-italic.woff2'
const trackingPerEm = -0.045
/** Units of the drawing to one em; whole numbers are then finer than a pixel at 300 px type. */
const drawingUnits = 500

/**
 * A text in the brand's face, Archivo italic 900 at full width, as the data of one SVG path.
 * @param {string} text
 * @returns {Promise<{ path: string, width: number, height: number }>} the box starts at 0 0
 */
export async function outline(text) {
  const file = fileURLToPath(import.meta.resolve(source))
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'sfnt',
    variationAxes: { wdth: 125, wght: 900 },
  })
  const { glyphs, unitsPerEm } = shape(text, font)

  const left = Math.min(...glyphs.map(({ at, extents }) => at + extents.xBearing))
  const right = Math.max(...glyphs.map(({ at, extents }) => at + extents.xBearing + extents.width))
  const top = Math.max(...glyphs.map(({ extents }) => extents.yBearing))
  const bottom = Math.min(...glyphs.map(({ extents }) => extents.yBearing + extents.height))

  const scale = drawingUnits / unitsPerEm
  return {
    path: glyphs
      .map(({ drawn, at }) =>
        relative(drawn, (x, y) => ({
          x: Math.round((x + at - left) * scale),
          y: Math.round((top - y) * scale),
        })),
      )
      .join(''),
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((top - bottom) * scale),
  }
}

/**
 * @param {string} text
 * @param {Uint8Array} font
 */
function shape(text, font) {
  const face = new hb.Face(new hb.Blob(new Uint8Array(font).buffer))
  const shaper = new hb.Font(face)
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(shaper, buffer)

  const positions = buffer.getGlyphPositions()
  let pen = 0
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const at = pen
    pen += (positions[index]?.xAdvance ?? 0) + trackingPerEm * face.upem
    const extents = shaper.glyphExtents(glyph)
    if (!extents) throw new Error(`no outline for glyph ${glyph}`)
    return { drawn: shaper.glyphToPath(glyph), at, extents }
  })
  return { glyphs, unitsPerEm: face.upem }
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Places one glyph and writes it in relative commands: half the characters.
 * @param {string} drawn absolute M, L, Q, C and Z
 * @param {(x: number, y: number) => Point} place
 */
function relative(drawn, place) {
  let from = { x: 0, y: 0 }
  let start = from
  let last = ''
  return [...drawn.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', numbers = '']) => {
      if (command === 'Z') {
        from = start
        last = 'z'
        return 'z'
      }
      const points = pointsOf(numbers, place)
      const name = command === 'M' ? 'M' : command.toLowerCase()
      const origin = command === 'M' ? { x: 0, y: 0 } : from
      const written = points
        .map(({ x, y }) => `${x - origin.x} ${y - origin.y}`)
        .join(' ')
        .replaceAll(' -', '-')
      from = points.at(-1) ?? from
      if (command === 'M') start = from
      const joint = name !== last ? name : written.startsWith('-') ? '' : ' '
      last = name
      return joint + written
    })
    .join('')
}

/**
 * @param {string} numbers pairs of coordinates
 * @param {(x: number, y: number) => Point} place
 */
function pointsOf(numbers, place) {
  const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
  return values.flatMap((x, index) => (index % 2 ? [] : [place(x, values[index + 1] ?? 0)]))
}
