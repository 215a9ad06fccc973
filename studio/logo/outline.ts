import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { readFont } from '../font-faces.ts'

const archivoItalic = '@fontsource-variable/archivo/files/archivo-latin-standard-italic.woff2'
const trackingPerEm = -0.045
/** Drawing units per em. Whole numbers are then finer than a pixel at a font size of 300 px. */
const drawingUnits = 500

/** Path data of each letter. The bounding box starts at 0 0. */
export type Outline = { letters: string[]; width: number; height: number }

/** Outlines a text in the brand's font: Archivo italic 900 at full width. */
export async function outline(text: string): Promise<Outline> {
  const font = await subsetFont(await readFont(archivoItalic), text, {
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
    letters: glyphs.map(({ drawn, at }) =>
      place(drawn, (x, y) => [Math.round((x + at - left) * scale), Math.round((top - y) * scale)]),
    ),
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((top - bottom) * scale),
  }
}

function shape(text: string, font: Uint8Array) {
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
    if (!extents) throw new Error(`The font has no outline for glyph ${glyph}.`)
    return { drawn: shaper.glyphToPath(glyph), at, extents }
  })
  return { glyphs, unitsPerEm: face.upem }
}

/** Maps the points of a glyph's absolute path data. */
const place = (drawn: string, move: (x: number, y: number) => [number, number]) =>
  drawn.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const points = values.flatMap((x, at) => (at % 2 ? [] : move(x, values[at + 1] ?? 0)))
    return command + points.join(' ')
  })
