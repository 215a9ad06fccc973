import { brand } from '../shop.ts'
import {
  figureRow,
  flavourLines,
  flavourRow,
  headline,
  masthead,
  nutritionPanel,
  rule,
} from './parts.ts'
import type { PackFacts } from '../shop.ts'

/** The label layouts. A layout returns the drawing's size in label pixels and its markup. */

export type LabelDesign = {
  /** The label's colour. */
  ground: string
  text: string
  /** The colour of the name's first word. */
  accent: string
  logo: string
  /** The colour of the block with the flavour. */
  band: string
  onBand: string
  /** The lines of the name, one or two words each. */
  lines: string[]
  /** The name's font size. */
  size: number
  /** The name's font width in percent, 100–125; 125 if missing. */
  wdth?: number
}

export type Drawing = { width: number; height: number; html: string }

export const at = (left: number, top: number, html: string, style: string = '') =>
  `<div style="position:absolute;left:${left}px;top:${top}px;${style}">${html}</div>`

export const sheet = (design: LabelDesign, width: number, height: number, html: string) => ({
  width,
  height,
  html: `<div style="position:relative;overflow:hidden;width:${width}px;height:${height}px;background:${design.ground};color:${design.text}">${html}</div>`,
})

/**
 * The wrap of a tub or tin. The front artwork takes the middle 26 % of the circumference, which the
 * camera sees undistorted. Facts are to its right, the large Bangla name to its left.
 */
export function wrap(
  facts: PackFacts,
  design: LabelDesign,
  { width, height }: { width: number; height: number },
): Drawing {
  const front = Math.round(width * 0.262)
  const unit = front / 900
  const band = Math.round(166 * unit)
  const left = (width - front) / 2
  const px = (value: number) => Math.round(value * unit)
  const content = `
    ${masthead(px(430), design.logo)}
    <div style="height:${px(26)}px"></div>
    ${rule(px(6), design.text)}
    <div style="height:${px(40)}px"></div>
    ${headline(design.lines, { size: px(design.size), accent: design.accent, rest: design.text, width: design.wdth ?? 125 })}
    <div style="font:600 ${px(49)}px/1.1 Archivo;font-stretch:108%;letter-spacing:-.01em;margin-top:${px(34)}px">${facts.kind}</div>`
  return sheet(
    design,
    width,
    height,
    [
      at(0, height - band, '', `right:0;height:${band}px;background:${design.band}`),
      at(
        width * 0.5 - front * 1.4,
        height * 0.5 - band / 2,
        brand.nameInBangla,
        `font:700 ${px(330)}px/1 Hind Siliguri;color:${design.accent};transform:translate(-50%,-46%)`,
      ),
      at(left, px(62), content, `width:${front}px`),
      at(left, height - band - px(176), figureRow(facts.figures, px(92)), `width:${front}px`),
      at(
        left,
        height - band,
        `${flavourRow(facts, px(50))}<div style="font:600 ${px(36)}px/1 Archivo;font-stretch:104%;margin-top:${px(18)}px">${facts.netWeight} g</div>`,
        `width:${front}px;height:${band}px;color:${design.onBand};display:flex;flex-direction:column;justify-content:center`,
      ),
      at(
        width * 0.5 + front * 0.95,
        px(70),
        nutritionPanel(facts, { width: px(540), colour: design.text }),
      ),
    ].join(''),
  )
}

/** A pouch's tear notch: its distance from the top and its depth. */
const tear = { from: 96, to: 120, depth: 16 }

/** A sheet in the shape of a pouch: rounded corners and a tear notch on both sides. */
function pouchSheet(design: LabelDesign, width: number, height: number, html: string) {
  const drawing = sheet(design, width, height, html)
  const middle = (tear.from + tear.to) / 2
  const corner = 26
  const half = (x: number, inward: number) => [
    [x + inward * corner, 0],
    [x + (inward * corner) / 3.4, corner / 3.4],
    [x, corner],
    [x, tear.from],
    [x + inward * tear.depth, middle],
    [x, tear.to],
    [x, height],
  ]
  const outline = [...half(0, 1), ...half(width, -1).reverse()]
    .map(([x, y]) => `${x}px ${y}px`)
    .join(',')
  return { ...drawing, html: `<div style="clip-path:polygon(${outline})">${drawing.html}</div>` }
}

/**
 * The pouch's relief as a greyscale height map: the ribbed top seal, the side seals, the zip's two
 * ridges and the arc of the bottom gusset.
 */
export function relief({
  width,
  height,
  head,
}: {
  width: number
  height: number
  head: number
}): Drawing {
  const ribs = 'repeating-linear-gradient(#808080 0 4px,#b4b4b4 7px 9px,#808080 12px)'
  const ridge = 'linear-gradient(#808080,#f0f0f0 35% 65%,#808080)'
  const edge = (side: string) =>
    `position:absolute;top:0;bottom:0;${side}:0;width:34px;background:linear-gradient(to ${side},#808080,#686868 22%)`
  return {
    width,
    height,
    html: `<div style="position:relative;width:${width}px;height:${height}px;background:#808080">
      <div style="position:absolute;left:0;right:0;bottom:0;height:250px;background:radial-gradient(50% 84% at 50% 0,#808080 97.5%,#a4a4a4 98.5%,#a4a4a4 99%,#6e6e6e 100%)"></div>
      <div style="${edge('left')}"></div><div style="${edge('right')}"></div>
      <div style="position:absolute;left:0;right:0;top:10px;height:72px;background:${ribs}"></div>
      <div style="position:absolute;left:0;right:0;top:${head - 44}px;height:14px;background:${ridge}"></div>
      <div style="position:absolute;left:0;right:0;top:${head - 22}px;height:14px;background:${ridge}"></div>
    </div>`,
  }
}

/**
 * A pouch's flat front.
 * @param size head: height of seal and zip; foot: height of the gusset
 */
export function front(
  facts: PackFacts,
  design: LabelDesign & { head: string },
  {
    width,
    height,
    head,
    foot,
    margin = 150,
  }: { width: number; height: number; head: number; foot: number; margin?: number },
): Drawing {
  const inner = width - 2 * margin
  const band = foot + 190
  const content = `
    ${masthead(Math.round(inner * 0.5), design.logo)}
    <div style="height:26px"></div>${rule(6, design.text)}<div style="height:48px"></div>
    ${headline(design.lines, { size: design.size, accent: design.accent, rest: design.text, width: design.wdth ?? 125 })}
    <div style="font:600 48px/1.1 Archivo;font-stretch:108%;margin-top:36px">${facts.kind}</div>`
  return pouchSheet(
    design,
    width,
    height,
    [
      at(0, 0, '', `right:0;height:${head}px;background:${design.head}`),
      at(0, height - band, '', `right:0;height:${band}px;background:${design.band}`),
      at(margin, head + 80, content, `width:${inner}px`),
      at(margin, height - band - 190, figureRow(facts.figures, 92), `width:${inner}px`),
      at(
        margin,
        height - band + 46,
        flavourLines(facts, 46),
        `width:${inner}px;color:${design.onBand}`,
      ),
    ].join(''),
  )
}

/** A pouch's flat back. */
export function back(
  facts: PackFacts,
  design: LabelDesign & { head: string },
  {
    width,
    height,
    head,
    foot,
    margin = 150,
  }: { width: number; height: number; head: number; foot: number; margin?: number },
): Drawing {
  const inner = width - 2 * margin
  const band = foot + 190
  return pouchSheet(
    design,
    width,
    height,
    [
      at(0, 0, '', `right:0;height:${head}px;background:${design.head}`),
      at(0, height - band, '', `right:0;height:${band}px;background:${design.band}`),
      at(
        margin,
        head + 80,
        `${masthead(Math.round(inner * 0.5), design.logo)}<div style="height:40px"></div>${nutritionPanel(facts, { width: inner, colour: design.text })}`,
        `width:${inner}px`,
      ),
      at(
        margin,
        height - band + 46,
        flavourLines(facts, 46),
        `width:${inner}px;color:${design.onBand}`,
      ),
    ].join(''),
  )
}
