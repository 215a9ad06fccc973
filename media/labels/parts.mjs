// @ts-check
import { brand, wordmark } from '../shop.mjs'

/** The pieces that every label is set from; sizes in label pixels. */

/** @typedef {ReturnType<typeof import('../shop.mjs').packFacts>} Facts */
/** @typedef {Facts['figures'][number]} Figure */

/** @param {string} text */
export const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param {number} width @param {string} colour */
export const logo = (width, colour) =>
  `<svg viewBox="${wordmark.viewBox}" width="${width}" style="display:block"><path fill="${colour}" d="${wordmark.path}"/></svg>`

/** The name in both scripts, on one line. @param {number} width of the wordmark @param {string} colour */
export const masthead = (width, colour) => `
  <div class="row" style="color:${colour}">
    ${logo(width, colour)}
    <span class="bangla" style="font-size:${Math.round(width * 0.19)}px;line-height:1;margin-top:${Math.round(width * 0.02)}px">${brand.nameInBangla}</span>
  </div>`

/** @param {number} height @param {string} colour */
export const rule = (height, colour) =>
  `<div style="height:${height}px;background:${colour}"></div>`

/**
 * The product's name, a line a word, the first in the accent.
 * @param {string[]} lines
 * @param {{ size: number, accent: string, rest: string, width?: number }} look
 */
export const headline = (lines, { size, accent, rest, width = 125 }) =>
  `<div class="name" style="font-size:${size}px;font-stretch:${width}%">${lines
    .map((line, index) => `<div style="color:${index ? rest : accent}">${escape(line)}</div>`)
    .join('')}</div>`

/** @param {Figure} figure @param {number} size */
const figure = ({ value, unit, of }, size) => `
  <div>
    <div class="figure" style="font-size:${size}px">${value}${unit ? `<small>${unit}</small>` : ''}</div>
    <div style="font:600 ${Math.round(size * 0.41)}px/1.25 Archivo;font-stretch:104%">${escape(of)}</div>
  </div>`

/** @param {readonly Figure[]} figures @param {number} size */
export const figureRow = (figures, size) =>
  `<div class="row" style="align-items:flex-start">${figures.map((one) => figure(one, size)).join('')}</div>`

/** Flavour in both scripts. @param {Facts} facts @param {number} size */
export const flavourRow = (facts, size) => `
  <div class="row" style="font:800 ${size}px/1 Archivo;font-stretch:112%;letter-spacing:-.015em">
    <span>${escape(facts.flavour)}</span>
    <span class="bangla" style="font-size:${Math.round(size * 1.04)}px;line-height:1">${facts.flavourInBangla}</span>
  </div>`

/** Flavour and weight, the flavour in Bangla below. @param {Facts} facts @param {number} size */
export const flavourLines = (facts, size) => `
  <div class="row" style="font:800 ${size}px/1 Archivo;font-stretch:112%;letter-spacing:-.015em">
    <span>${escape(facts.flavour)}</span>
    <span style="font:600 ${Math.round(size * 0.86)}px/1 Archivo;font-stretch:104%">${facts.netWeight} g</span>
  </div>
  <div class="bangla" style="font-size:${size}px;line-height:1;margin-top:${Math.round(size * 0.36)}px">${facts.flavourInBangla}</div>`

/** @param {Facts} facts */
const servingLine = ({ serving }) => `Per ${serving.name}, ${serving.weight} g`

/**
 * The panel at the pack's side.
 * @param {Facts} facts
 * @param {{ width: number, colour: string }} look
 */
export function nutritionPanel(facts, { width, colour }) {
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
