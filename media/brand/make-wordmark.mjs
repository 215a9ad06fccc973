// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import * as hb from 'harfbuzzjs'

/*
 * Outlines the shop's name as its wordmark, Archivo italic 900 at full width:
 * `node media/brand/make-wordmark.mjs [name]` from the repository's root.
 */

const name = process.argv[2] ?? 'SHOBOL'
const trackingPerEm = -0.045
/** Units of the drawing to one em; whole numbers are then finer than a pixel at 300 px type. */
const drawingUnits = 500

const source = '@fontsource-variable/archivo/files/archivo-latin-standard-italic.woff2'
const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), name, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: 125, wght: 900 },
})

const face = new hb.Face(new hb.Blob(new Uint8Array(font).buffer))
const shaper = new hb.Font(face)
const buffer = new hb.Buffer()
buffer.addText(name)
buffer.guessSegmentProperties()
hb.shape(shaper, buffer)

const scale = drawingUnits / face.upem
const positions = buffer.getGlyphPositions()
let pen = 0
const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
  const at = pen
  pen += (positions[index]?.xAdvance ?? 0) + trackingPerEm * face.upem
  const extents = shaper.glyphExtents(glyph)
  if (!extents) throw new Error(`no outline for glyph ${glyph}`)
  return { outline: shaper.glyphToPath(glyph), at, extents }
})

const left = Math.min(...glyphs.map(({ at, extents }) => at + extents.xBearing))
const right = Math.max(...glyphs.map(({ at, extents }) => at + extents.xBearing + extents.width))
const top = Math.max(...glyphs.map(({ extents }) => extents.yBearing))
const bottom = Math.min(...glyphs.map(({ extents }) => extents.yBearing + extents.height))

/**
 * Moves, flips and rounds one outline and writes it in relative commands: half the characters.
 * @param {string} outline absolute M, L, Q, C and Z
 * @param {number} at the glyph's place, in font units
 */
function place(outline, at) {
  let from = { x: 0, y: 0 }
  let start = from
  let last = ''
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', numbers = '']) => {
      if (command === 'Z') {
        from = start
        last = 'z'
        return 'z'
      }
      const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
      const points = values.flatMap((x, index) =>
        index % 2
          ? []
          : [
              {
                x: Math.round((x + at - left) * scale),
                y: Math.round((top - (values[index + 1] ?? 0)) * scale),
              },
            ],
      )
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

const path = glyphs.map(({ outline, at }) => place(outline, at)).join('')
const width = Math.ceil((right - left) * scale)
const height = Math.ceil((top - bottom) * scale)

const code = `/** Made by media/brand/make-wordmark.mjs: the name '${name}', outlined. */
export const viewBox = '0 0 ${width} ${height}'
export const path =
  '${path}'
`
await writeFile(new URL('../../web/src/ui/wordmark.ts', import.meta.url), code)
console.log(`wordmark: ${width} × ${height}, ${path.length} characters of outline`)
