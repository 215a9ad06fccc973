import { writeFile } from 'node:fs/promises'
import { launchBrowser } from '../browser.ts'
import { fontFaces } from '../font-faces.ts'
import sharp from 'sharp'
import { brand, wordmark } from '../shop.ts'

/** Prints, embroidery and woven labels of apparel, transparent around the ink and trimmed. */

const style = `
  body { margin: 60px; display: inline-block; background: transparent; font: 900 300px/1 Archivo }
  .bangla { font: 700 700px/1.3 'Hind Siliguri' }
  .tagline { font-stretch: 125%; letter-spacing: -.04em; line-height: .98; white-space: nowrap }`

const logo = (colour: string) =>
  `<svg viewBox="${wordmark.viewBox}" width="1400"><path fill="${colour}" d="${wordmark.path}"/></svg>`

const bangla = (colour: string) =>
  `<div class="bangla" style="color:${colour}">${brand.nameInBangla}</div>`

const tagline = (colour: string) =>
  `<div class="tagline" style="color:${colour}">${brand.tagline.replaceAll('. ', '.<br>')}</div>`

/** The first letter of the wordmark, as on the icons. */
function mark(colour: string) {
  const [letter = ''] = wordmark.path.split(/(?<=z)(?=M)/)
  const width = Number(wordmark.viewBox.split(' ')[2]) / brand.name.length
  return `<svg viewBox="-20 -10 ${Math.round(width * 1.05)} 376" width="900"><path fill="${colour}" d="${letter}"/></svg>`
}

const drawings = { logo, bangla, tagline, mark }

export type Print = { drawing: keyof typeof drawings; colour: string }

export const htmlOf = ({ drawing, colour }: Print) => drawings[drawing](colour)

/** Renders prints as raw RGBA with one browser. */
export async function drawPrints(
  prints: { print: Print; path: string }[],
): Promise<{ path: string; width: number; height: number }[]> {
  const fonts = await fontFaces()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 3000, height: 1400 } })
    const drawn = []
    for (const { print, path } of prints) {
      await page.setContent(`<meta charset="utf-8"><style>${fonts}${style}</style>${htmlOf(print)}`)
      await page.evaluate(() => document.fonts.ready)
      const shot = await page.screenshot({ omitBackground: true })
      const { data, info } = await sharp(shot)
        .trim()
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      await writeFile(path, data)
      drawn.push({ path, width: info.width, height: info.height })
    }
    return drawn
  } finally {
    await browser.close()
  }
}
