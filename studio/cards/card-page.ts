import { fontFaces } from '../font-faces.ts'
import { brand, wordmark } from '../shop.ts'
import { backdrop, standingShadow } from '../backdrop.ts'
import type { Design, Standing } from './card-designs.ts'
import type { CutOut } from '../delivered.ts'

/** The card as HTML: text over cut-outs over a backdrop. */

export const size = { width: 1200, height: 630 }

/** Pixels between text and edges, because some networks crop the edges. */
const margin = 64

const style = `
  * { margin: 0; box-sizing: border-box }
  body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative;
    font-family: Archivo, 'Hind Siliguri'; }
  img { position: absolute; display: block }
  main { position: absolute; inset: ${margin}px; display: flex; flex-direction: column }
  h1 { font-weight: 900; font-stretch: 125%; letter-spacing: -.035em; line-height: 1;
    width: max-content; margin: auto 0 -.12em -.05em; white-space: nowrap }
  .line { font: 800 44px/1.05 Archivo; font-stretch: 118%; letter-spacing: -.025em; margin-top: 32px }
  .bangla { position: absolute; right: 0; bottom: -48px; font: 700 240px/1 'Hind Siliguri'; color: #cbe86b }`

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const footOf = ({ foot }: Standing) => foot ?? 562

const shadow = (standing: Standing, width: number) =>
  `<img src="${drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${standingShadow({ x: standing.x, y: footOf(standing), width })}</svg>`,
  )}">`

const closeShadow =
  'filter:drop-shadow(6px 10px 10px rgb(0 0 0/.34)) drop-shadow(2px 3px 3px rgb(0 0 0/.3))'

export async function page(
  { palette, colour, lines, line, bangla, standing }: Design,
  cutOut: (picture: string) => Promise<CutOut>,
) {
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
    <img src="${drawn(backdrop(palette, size))}">
    ${packs.map(({ shadow }) => shadow).join('')}${packs.map(({ pack }) => pack).join('')}
    <main style="color:${colour}">
      <svg viewBox="${wordmark.viewBox}" width="232"><path fill="currentColor" d="${wordmark.path}"/></svg>
      <h1>${lines.join('<br>')}</h1>
      ${line ? `<p class="line">${line}</p>` : ''}
      ${bangla ? `<p class="bangla">${brand.nameInBangla}</p>` : ''}
    </main>`
}
