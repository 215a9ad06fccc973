// @ts-check
import { brand } from '../shop.mjs'
import { logo } from './parts.mjs'

/** What is printed on merchandise: ink alone, on whatever it lies on. */

/** @typedef {import('./layouts.mjs').Drawing} Drawing */

/** @param {number} width @param {number} height @param {string} html @param {string} [style] @returns {Drawing} */
const print = (width, height, html, style = '') => ({
  width,
  height,
  html: `<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;${style}">${html}</div>`,
})

const centred = 'display:flex;align-items:center;justify-content:center'

/** @param {number} size @param {string} [style] */
const bangla = (size, style = '') =>
  `<div class="bangla" style="font-size:${size}px;line-height:1;${style}">${brand.nameInBangla}</div>`

/** @type {Record<string, () => Drawing>} */
export const merchandiseLabels = {
  kettlebell: () =>
    print(
      1200,
      1200,
      `<div style="display:flex;align-items:center;gap:26px;margin-top:-20px">
        <div style="font:900 410px/.74 Archivo;font-stretch:125%;letter-spacing:-.055em;padding-right:.02em">24</div>
        <div style="display:flex;flex-direction:column;gap:34px">
          <div style="font:900 150px/.8 Archivo;font-stretch:118%;letter-spacing:-.03em">kg</div>
          ${bangla(128, 'line-height:.9')}
        </div>
      </div>`,
      `${centred};color:#f3f2ef`,
    ),
  'founders-shaker': () =>
    print(
      2700,
      1300,
      `<div style="position:absolute;left:1036px;top:330px;width:628px;white-space:nowrap">
        ${logo(628, '#f6f5f2')}
        <div style="display:flex;justify-content:space-between;align-items:baseline;margin-top:46px;font:700 55px/1 Archivo;font-stretch:108%;letter-spacing:-.015em">
          <span>Founders batch</span>${bangla(70)}
        </div>
        <div style="height:8px;background:#d5112a;margin-top:32px"></div>
        <div style="font:600 50px/1 Archivo;font-stretch:106%;margin-top:34px">One of 500</div>
      </div>`,
      'color:#f6f5f2',
    ),
  'forged-bottle': () =>
    print(
      2200,
      1320,
      `<div style="position:absolute;left:1100px;top:660px;transform:translate(-50%,-50%) rotate(-90deg)">
        ${logo(1080, '#f8f6f2')}
      </div>`,
    ),
  'lever-belt': () => print(1500, 400, logo(1200, '#f1efeb'), centred),
}
