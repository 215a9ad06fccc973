import { brand, wordmark, type PackFacts } from '../shop.ts'

/** The building blocks of labels. Sizes are label pixels. */

export type Figure = PackFacts['figures'][number]

export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const logo = (width: number, colour: string) =>
  `<svg viewBox="${wordmark.viewBox}" width="${width}" style="display:block"><path fill="${colour}" d="${wordmark.path}"/></svg>`

/**
 * The brand's name in both scripts, on one line.
 * @param width width of the wordmark
 */
export const masthead = (width: number, colour: string) => `
  <div class="row" style="color:${colour}">
    ${logo(width, colour)}
    <span class="bangla" style="font-size:${Math.round(width * 0.19)}px;line-height:1;margin-top:${Math.round(width * 0.02)}px">${brand.nameInBangla}</span>
  </div>`

export const rule = (height: number, colour: string) =>
  `<div style="height:${height}px;background:${colour}"></div>`

/** The product's name, the first line in the accent colour. */
export const headline = (
  lines: string[],
  {
    size,
    accent,
    rest,
    width = 125,
  }: { size: number; accent: string; rest: string; width?: number },
) =>
  `<div class="name" style="font-size:${size}px;font-stretch:${width}%">${lines
    .map((line, index) => `<div style="color:${index ? rest : accent}">${escape(line)}</div>`)
    .join('')}</div>`

const figure = ({ value, unit, of }: Figure, size: number) => `
  <div>
    <div class="figure" style="font-size:${size}px">${value}${unit ? `<small>${unit}</small>` : ''}</div>
    <div style="font:600 ${Math.round(size * 0.41)}px/1.25 Archivo;font-stretch:104%">${escape(of)}</div>
  </div>`

export const figureRow = (figures: readonly Figure[], size: number) =>
  `<div class="row" style="align-items:flex-start">${figures.map((one) => figure(one, size)).join('')}</div>`

/** The flavour in both scripts. */
export const flavourRow = (facts: PackFacts, size: number) => `
  <div class="row" style="font:800 ${size}px/1 Archivo;font-stretch:112%;letter-spacing:-.015em">
    <span>${escape(facts.flavour)}</span>
    <span class="bangla" style="font-size:${Math.round(size * 1.04)}px;line-height:1">${facts.flavourInBangla}</span>
  </div>`

/** Flavour and weight, with the Bangla flavour below. */
export const flavourLines = (facts: PackFacts, size: number) => `
  <div class="row" style="font:800 ${size}px/1 Archivo;font-stretch:112%;letter-spacing:-.015em">
    <span>${escape(facts.flavour)}</span>
    <span style="font:600 ${Math.round(size * 0.86)}px/1 Archivo;font-stretch:104%">${facts.netWeight} g</span>
  </div>
  <div class="bangla" style="font-size:${size}px;line-height:1;margin-top:${Math.round(size * 0.36)}px">${facts.flavourInBangla}</div>`

const servingLine = ({ serving }: PackFacts) => `Per ${serving.name}, ${serving.weight} g`

/** The nutrition panel on the side of the pack. */
export function nutritionPanel(
  facts: PackFacts,
  { width, colour }: { width: number; colour: string },
) {
  if (!facts.nutrition) return ''
  const { calories, protein, carbs, fat } = facts.nutrition
  const rows = [
    ['Calories', `${calories} kcal`],
    ['Protein', `${protein} g`],
    ['Carbohydrates', `${carbs} g`],
    ['Fat', `${fat} g`],
  ]
  return `
    <div style="width:${width}px;color:${colour};border:6px solid;padding:28px 30px 20px">
      <div style="font:900 ${Math.round(width * 0.105)}px/1 Archivo;font-stretch:118%;letter-spacing:-.03em">Nutrition facts</div>
      <div style="font:500 ${Math.round(width * 0.056)}px/1.3 Archivo;margin:14px 0 18px">${servingLine(facts)}<br>${facts.servings} ${facts.servings === 1 ? facts.serving.name : facts.serving.plural} in ${facts.netWeight} g</div>
      <div style="height:16px;background:${colour}"></div>
      ${rows
        .map(
          ([name, value], index) =>
            `<div class="row" style="font:${index ? 600 : 800} ${Math.round(width * 0.067)}px/1 Archivo;padding:19px 0 17px;${index ? `border-top:3px solid` : ''}"><span>${name}</span><span>${value}</span></div>`,
        )
        .join('')}
    </div>`
}
