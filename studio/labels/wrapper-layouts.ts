import { at, sheet } from './layouts.ts'
import { escape, figureRow, flavourRow, headline, logo, masthead, rule } from './parts.ts'
import type { Drawing, LabelDesign } from './layouts.ts'
import type { PackFacts } from '../shop.ts'

/** Film crimped at both ends: a bar's flow wrap lies, bags and wrappers stand. */

/** `seal` is the length of a crimp. */
export type Size = { width: number; height: number; seal: number }

/** The direction between the two seals: a bar's ends are left and right ('across'). */
export type Way = 'across' | 'along'

/** Clips both sealed ends to a zigzag. */
function cut({ width, height, html }: Drawing, way: Way): Drawing {
  const long = way === 'across' ? height : width
  const other = way === 'across' ? width : height
  const depth = 9
  const teeth = Math.round(long / 25)
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, index) => [
    index % 2 ? depth : 0,
    (long * index) / (teeth * 2),
  ])
  const outline = [
    ...edge,
    ...edge.toReversed().map(([deep = 0, on = 0]) => [other - deep, on]),
  ].map(([deep, on]) => (way === 'across' ? `${deep}px ${on}px` : `${on}px ${deep}px`))
  return { width, height, html: `<div style="clip-path:polygon(${outline.join()})">${html}</div>` }
}

/** The crimps as a greyscale height map. */
export function crimps({ width, height, seal }: Size, way: Way): Drawing {
  const across = way === 'across'
  const ribs = `repeating-linear-gradient(${across ? 90 : 0}deg,#808080 0 4px,#e0e0e0 8px 10px,#808080 14px)`
  const ends = across
    ? ['left:0;top:0;bottom:0;width', 'right:0;top:0;bottom:0;width']
    : ['top:0;left:0;right:0;height', 'bottom:0;left:0;right:0;height']
  return {
    width,
    height,
    html: `<div style="position:relative;width:${width}px;height:${height}px;background:#808080">${ends
      .map((end) => `<div style="position:absolute;${end}:${seal - 6}px;background:${ribs}"></div>`)
      .join('')}</div>`,
  }
}

/** A bar's flow wrap: the name between two crimped ends, the first figure in a separate block. */
export function flow(
  facts: PackFacts,
  design: LabelDesign & { ends: string },
  { width, height, seal }: Size,
): Drawing {
  const block = 360
  const left = seal + 84
  const [first] = facts.figures
  const drawing = sheet(
    design,
    width,
    height,
    [
      at(
        width - seal - block,
        0,
        '',
        `width:${block + seal}px;height:${height}px;background:${design.band}`,
      ),
      at(0, 0, '', `width:${seal}px;height:${height}px;background:${design.ends}`),
      at(width - seal, 0, '', `width:${seal}px;height:${height}px;background:${design.ends}`),
      at(left, 146, logo(300, design.logo)),
      at(
        left,
        208,
        headline([design.lines.join(' ')], {
          size: design.size,
          accent: design.accent,
          rest: design.text,
          width: design.wdth ?? 125,
        }),
      ),
      at(
        left,
        362,
        `<div style="font:700 40px/1.1 Archivo;font-stretch:108%">${facts.flavour}</div><div class="bangla" style="font-size:40px;line-height:1.3">${facts.flavourInBangla}</div>`,
      ),
      at(
        width - seal - block + 50,
        168,
        `<div class="figure" style="font-size:124px">${first.value}<small>${first.unit ?? ''}</small></div>
       <div style="font:800 52px/1.1 Archivo;font-stretch:112%">${first.of}</div>
       <div style="font:600 36px/1 Archivo;margin-top:34px">${facts.netWeight} g</div>`,
        `color:${design.onBand}`,
      ),
    ].join(''),
  )
  return cut(drawing, 'across')
}

/** The crimps of a standing bag or wrapper, in their colour. */
const ends = ({ height, seal }: Size, colour: string) => [
  at(0, 0, '', `right:0;height:${seal}px;background:${colour}`),
  at(0, height - seal, '', `right:0;height:${seal}px;background:${colour}`),
]

const title = (facts: PackFacts, design: LabelDesign, width: number) => `
  ${masthead(Math.round(width * 0.5), design.logo)}
  <div style="height:26px"></div>${rule(6, design.text)}<div style="height:44px"></div>
  ${headline(design.lines, { size: design.size, accent: design.accent, rest: design.text, width: design.wdth ?? 125 })}
  <div style="font:600 48px/1.1 Archivo;font-stretch:108%;margin-top:34px">${escape(facts.kind)}</div>`

/**
 * A standing bag: an illustration of the contents behind a band, and a slanted band after the wordmark.
 */
export function bag(
  facts: PackFacts,
  design: LabelDesign & {
    ends: string
    lean: number
    motif: { html: string; size: number; right: number; sunk: number }
  },
  size: Size & { margin: number; band: number },
) {
  const { width, height, seal, margin, band } = size
  const inner = width - 2 * margin
  const top = height - seal - band
  const { motif, lean } = design
  return cut(
    sheet(
      design,
      width,
      height,
      [
        at(width - margin - motif.size + motif.right, top - motif.size + motif.sunk, motif.html),
        at(
          0,
          top - lean,
          '',
          `width:${width}px;height:${band + lean + 10}px;background:${design.band};clip-path:polygon(0 ${2 * lean}px,100% 0,100% 100%,0 100%)`,
        ),
        ...ends(size, design.ends),
        at(margin, seal + size.band * 0.26, title(facts, design, inner), `width:${inner}px`),
        at(
          margin,
          top,
          `${figureRow(facts.figures, 92)}<div style="height:34px"></div>${flavourRow(facts, 44)}`,
          `width:${inner}px;height:${band - 20}px;padding-top:${lean}px;color:${design.onBand};display:flex;flex-direction:column;justify-content:center`,
        ),
      ].join(''),
    ),
    'along',
  )
}
