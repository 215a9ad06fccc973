import { brand, brandRed, wordmark } from '../shop.ts'
import { headline, logo } from './parts.ts'
import type { Drawing } from './layouts.ts'

/** Prints of merchandise, transparent around the ink. */

const print = (width: number, height: number, html: string, style: string = ''): Drawing => ({
  width,
  height,
  html: `<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;${style}">${html}</div>`,
})

/**
 * Scales a drawing down, for objects that are small in their picture. A drawing with much more detail
 * than pixels would alias.
 */
const reduced = (share: number, { width, height, html }: Drawing): Drawing => ({
  width: Math.round(width * share),
  height: Math.round(height * share),
  html: `<div style="zoom:${share}">${html}</div>`,
})

const centred = 'display:flex;align-items:center;justify-content:center'

const bangla = (size: number, style: string = '') =>
  `<div class="bangla" style="font-size:${size}px;line-height:1;${style}">${brand.nameInBangla}</div>`

/** The S mark: the first letter of the wordmark's path. */
const mark = (width: number) =>
  `<svg viewBox="0 0 417 356" width="${width}" style="display:block"><path fill="#fff" d="${wordmark.path.split(/(?<=z)/i)[0]}"/></svg>`

/** The size of a sticker's shadow drawing, relative to the sticker. */
export const shadowSpread = 1.3

/** A die-cut sticker with a white margin, and its shadow. */
const sticker = (
  name: string,
  {
    width,
    height,
    radius,
    ground,
    html,
  }: { width: number; height: number; radius: number; ground: string; html: string },
): Record<string, () => Drawing> => {
  const margin = 24
  const share = 0.6
  const wide = width * shadowSpread
  const high = height * shadowSpread
  return {
    [name]: () =>
      reduced(
        share,
        print(
          width,
          height,
          `<div style="${centred};width:100%;height:100%;border-radius:${radius - margin}px;background:${ground}">${html}</div>`,
          `padding:${margin}px;background:#fff;border-radius:${radius}px`,
        ),
      ),
    [`${name}-shadow`]: () =>
      reduced(
        share,
        print(
          wide,
          high,
          `<div style="position:absolute;left:${(wide - width) / 2}px;top:${(high - height) / 2}px;width:${width}px;height:${height}px;border-radius:${radius}px;background:#1a0d02;opacity:.42;filter:blur(15px)"></div>`,
        ),
      ),
  }
}

export const merchandiseLabels: Record<string, () => Drawing> = {
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
  'carry-all': () => reduced(0.6, print(1000, 400, logo(860, '#f1efea'), centred)),
  'dumbbell-weight': () =>
    reduced(
      0.36,
      print(
        680,
        680,
        `<div style="text-align:center;margin-top:-6px">
        <div style="font:900 350px/.76 Archivo;font-stretch:122%;letter-spacing:-.055em;padding-right:.04em">10</div>
        <div style="display:flex;gap:22px;justify-content:center;align-items:center;margin-top:44px">
          <span style="font:900 108px/1 Archivo;font-stretch:118%;letter-spacing:-.03em">kg</span>${bangla(108, 'margin-top:8px')}
        </div>
      </div>`,
        `${centred};color:#f3f2ef`,
      ),
    ),
  'dumbbell-side': () => reduced(0.36, print(500, 200, logo(450, '#f3f2ef'), centred)),
  'liquid-chalk': () =>
    print(
      1885,
      1000,
      `<div style="position:absolute;left:706px;top:120px;width:473px;color:#141213">
        ${logo(310, '#141213')}
        <div style="margin-top:96px">${headline(['Liquid', 'Chalk'], { size: 146, accent: brandRed, rest: '#141213', width: 118 })}</div>
      </div>
      <div style="position:absolute;left:0;right:0;bottom:0;height:230px;background:#17161a"></div>
      <div class="row" style="position:absolute;left:706px;bottom:74px;width:473px;color:#f6f5f2;font:800 72px/1 Archivo;font-stretch:110%;letter-spacing:-.02em">
        <span>250 ml</span>${bangla(84)}
      </div>`,
    ),
  ...sticker('sticker-bangla', {
    width: 860,
    height: 470,
    radius: 235,
    ground: '#cfe56a',
    html: bangla(270, 'color:#0d3320;margin-top:34px'),
  }),
  ...sticker('sticker-strong', {
    width: 1240,
    height: 390,
    radius: 46,
    ground: '#141213',
    html: `<div style="font:900 172px/1 Archivo;font-stretch:118%;letter-spacing:-.04em;color:#fff;white-space:nowrap">${brand.tagline.split(/(?<=[.]) /)[2]}</div>`,
  }),
  ...sticker('sticker-mark', {
    width: 660,
    height: 660,
    radius: 330,
    ground: brandRed,
    html: `<div style="margin-left:-12px">${mark(400)}</div>`,
  }),
  ...sticker('sticker-wordmark', {
    width: 1040,
    height: 350,
    radius: 175,
    ground: '#f7f4ee',
    html: logo(780, brandRed),
  }),
  ...sticker('sticker-weight', {
    width: 640,
    height: 310,
    radius: 40,
    ground: '#173f8c',
    html: '<div style="font:900 150px/1 Archivo;font-stretch:116%;letter-spacing:-.04em;color:#fff;white-space:nowrap">24 kg</div>',
  }),
}
