import { brand } from '../shop.ts'
import { cupDisc } from './graphics.ts'
import { at, sheet } from './layouts.ts'
import { escape, headline, logo, masthead, rule } from './parts.ts'
import type { LabelDesign } from './layouts.ts'
import type { PackFacts } from '../shop.ts'

/** The carton of the peanut-butter cups. */

type CartonDesign = LabelDesign & { cup: { chocolate: string; butter: string } }

/** The front: the name, a large cup cropped by the edge, a thumb notch at the top. */
export function cartonFront(
  facts: PackFacts,
  design: CartonDesign,
  { width, height, margin }: { width: number; height: number; margin: number },
) {
  const inner = width - 2 * margin
  const band = 250
  const disc = 540
  const [count, each] = facts.figures
  return sheet(
    design,
    width,
    height,
    [
      at(width - disc * 0.6, height - band - disc - 34, cupDisc(disc, design.cup)),
      at(0, height - band, '', `right:0;height:${band}px;background:${design.band}`),
      at(
        width / 2 - 62,
        -62,
        '',
        `width:124px;height:124px;border-radius:50%;background:${design.band}`,
      ),
      at(
        margin,
        112,
        `${masthead(Math.round(inner * 0.56), design.logo)}
        <div style="height:18px"></div>${rule(5, design.text)}<div style="height:32px"></div>
        ${headline(design.lines, { size: design.size, accent: design.accent, rest: design.text, width: design.wdth ?? 125 })}`,
        `width:${inner}px`,
      ),
      ...[count, each].map(({ value, unit, of }, index) =>
        at(
          margin,
          height - band - 330 + index * 150,
          `<div class="figure" style="font-size:84px">${value}${unit ? `<small>${unit}</small>` : ''}</div>
          <div style="font:600 36px/1.25 Archivo;font-stretch:104%">${escape(of)}</div>`,
        ),
      ),
      at(
        margin,
        height - band + 44,
        `<div style="font:800 40px/1.12 Archivo;font-stretch:110%;letter-spacing:-.015em;width:330px">${escape(facts.flavour)}</div>
        <div class="row" style="font:600 32px/1 Archivo;margin-top:22px"><span class="bangla" style="font-size:36px;line-height:1">${facts.flavourInBangla}</span><span>${facts.netWeight} g</span></div>`,
        `width:${inner}px;color:${design.onBand}`,
      ),
    ].join(''),
  )
}

/** The side: the name in both scripts, rotated to read upwards. */
export const cartonSide = (
  design: LabelDesign,
  { depth, height }: { depth: number; height: number },
) =>
  sheet(
    { ...design, ground: design.band },
    depth,
    height,
    at(
      depth / 2,
      height / 2,
      `<div class="row" style="gap:60px;color:${design.onBand}">${logo(Math.round(height * 0.46), design.onBand)}<span class="bangla" style="font-size:${Math.round(depth * 0.48)}px;line-height:1">${brand.nameInBangla}</span></div>`,
      'transform:translate(-50%,-50%) rotate(-90deg)',
    ),
  )
