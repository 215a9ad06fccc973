// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { brand, wordmark } from '../shop.mjs'

/** What is printed, embroidered or woven on apparel: ink alone, cut to what is drawn. */

const faces = [
  [
    'Archivo',
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    'font-weight:100 900;font-stretch:62% 125%',
  ],
  [
    'Hind Siliguri',
    '@fontsource/hind-siliguri/files/hind-siliguri-bengali-700-normal.woff2',
    'font-weight:700',
  ],
]

const style = `
  body { margin: 60px; display: inline-block; background: transparent; font: 900 300px/1 Archivo }
  .bangla { font: 700 700px/1.3 'Hind Siliguri' }
  .tagline { font-stretch: 125%; letter-spacing: -.04em; line-height: .98; white-space: nowrap }`

/** @param {string} colour */
const logo = (colour) =>
  `<svg viewBox="${wordmark.viewBox}" width="1400"><path fill="${colour}" d="${wordmark.path}"/></svg>`

/** @param {string} colour */
const bangla = (colour) => `<div class="bangla" style="color:${colour}">${brand.nameInBangla}</div>`

/** @param {string} colour */
const tagline = (colour) =>
  `<div class="tagline" style="color:${colour}">${brand.tagline.replaceAll('. ', '.<br>')}</div>`

/** The first letter of the wordmark, as on the icons. @param {string} colour */
function mark(colour) {
  const [letter = ''] = wordmark.path.split(/(?<=z)(?=M)/)
  const width = Number(wordmark.viewBox.split(' ')[2]) / brand.name.length
  return `<svg viewBox="-20 -10 ${Math.round(width * 1.05)} 376" width="900"><path fill="${colour}" d="${letter}"/></svg>`
}

const drawings = { logo, bangla, tagline, mark }

/** @typedef {{ drawing: keyof typeof drawings, colour: string }} Print */

/** @param {Print} print */
export const htmlOf = ({ drawing, colour }) => drawings[drawing](colour)

/** @param {string[]} face */
async function fontFace([family = '', source = '', descriptors = '']) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)), 'base64')
  return `@font-face{font-family:'${family}';${descriptors};src:url(data:font/woff2;base64,${font})}`
}

/**
 * Draws prints as raw RGBA, one browser for all.
 * @param {{ print: Print, path: string }[]} asked
 * @returns {Promise<{ path: string, width: number, height: number }[]>}
 */
export async function drawPrints(asked) {
  const fonts = (await Promise.all(faces.map(fontFace))).join('')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 3000, height: 1400 } })
    const drawn = []
    for (const { print, path } of asked) {
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
