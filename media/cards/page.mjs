// @ts-check
import { readFile } from 'node:fs/promises'
import { brand, wordmark } from '../shop.mjs'
import { backdrop, standingShadow } from '../worlds.mjs'

/** The card as a page: the world, what stands in it, the type over it. */

export const size = { width: 1200, height: 630 }

/** What carries a message keeps this far from the edges, which some networks crop. */
const margin = 64

const faces = [
  { family: 'Archivo', file: 'archivo', range: 'U+0020-007E', weight: '400 900' },
  { family: 'Hind Siliguri', file: 'hind-siliguri-700', range: 'U+0980-09FF', weight: '700 900' },
]

export const fonts = faces.map(
  ({ file }) => new URL(`../../web/src/fonts/${file}.woff2`, import.meta.url),
)

const fontFaces = async () => {
  const rules = faces.map(async ({ family, range, weight }, index) => {
    const font = await readFile(/** @type {URL} */ (fonts[index]), 'base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};font-stretch:100% 125%;
      unicode-range:${range};src:url(data:font/woff2;base64,${font})}`
  })
  return (await Promise.all(rules)).join('')
}

const style = `
  * { margin: 0; box-sizing: border-box }
  body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative;
    font-family: Archivo, 'Hind Siliguri'; }
  img { position: absolute; display: block }
  main { position: absolute; inset: ${margin}px; display: flex; flex-direction: column }
  h1 { font-weight: 900; font-stretch: 125%; letter-spacing: -.035em; line-height: 1;
    width: max-content; margin: auto 0 -.12em -.05em; white-space: nowrap }
  .line { font: 800 44px/1.05 Archivo; font-stretch: 118%; letter-spacing: -.025em; margin-top: 32px }
  .price { font-weight: 900; font-stretch: 114%; font-size: 60px; line-height: 1;
    letter-spacing: -.02em; margin-top: 36px; font-variant-numeric: tabular-nums }
  .bangla { position: absolute; right: 0; bottom: -48px; font: 700 240px/1 'Hind Siliguri'; color: #cbe86b }`

/** @param {string} svg */
const drawn = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** @param {import('./designs.mjs').Standing} standing */
const footOf = ({ foot }) => foot ?? 562

/** @param {import('./designs.mjs').Standing} standing @param {number} width */
const shadow = (standing, width) =>
  `<img src="${drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${standingShadow({ x: standing.x, y: footOf(standing), width })}</svg>`,
  )}">`

const closeShadow =
  'filter:drop-shadow(6px 10px 10px rgb(0 0 0/.34)) drop-shadow(2px 3px 3px rgb(0 0 0/.3))'

/**
 * @param {import('./designs.mjs').Design} design
 * @param {(picture: string) => Promise<import('../cut-outs.mjs').CutOut>} cutOut
 */
export async function page({ world, colour, lines, line, price, bangla, standing }, cutOut) {
  const packs = await Promise.all(
    standing.map(async (place) => {
      const { url, ratio } = await cutOut(place.picture)
      const width = place.height * ratio
      return {
        shadow: place.flat ? '' : shadow(place, width),
        pack: `<img src="${url}" style="left:${place.x - width / 2}px;top:${footOf(place) - place.height}px;width:${width}px;height:${place.height}px;${place.flat ? closeShadow : ''}">`,
      }
    }),
  )
  return `<meta charset="utf-8"><style>${await fontFaces()}${style}</style>
    <img src="${drawn(backdrop(world, size))}">
    ${packs.map(({ shadow }) => shadow).join('')}${packs.map(({ pack }) => pack).join('')}
    <main style="color:${colour}">
      <svg viewBox="${wordmark.viewBox}" width="232"><path fill="currentColor" d="${wordmark.path}"/></svg>
      <h1>${lines.join('<br>')}</h1>
      ${line ? `<p class="line">${line}</p>` : ''}
      ${price ? `<p class="price">${price}</p>` : ''}
      ${bangla ? `<p class="bangla">${brand.nameInBangla}</p>` : ''}
    </main>`
}
