// @ts-check
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { labels } from './labels.mjs'

/** Label pixels are drawn this much finer, so that type stays sharp in a 1200 px picture. */
const fineness = 1.75

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
  * { margin: 0; box-sizing: border-box }
  body { background: transparent; font-family: Archivo }
  .row { display: flex; justify-content: space-between; align-items: center; white-space: nowrap }
  .bangla { font-family: 'Hind Siliguri'; font-weight: 700; font-stretch: 100%; letter-spacing: 0 }
  .name { font-weight: 900; letter-spacing: -.04em; line-height: .98; white-space: nowrap; margin-left: -.035em }
  .figure { font-weight: 900; font-stretch: 118%; letter-spacing: -.03em; line-height: 1 }
  .figure small { font-size: .62em; margin-left: .1em; letter-spacing: -.01em }`

/** @param {string[]} face */
async function fontFace([family = '', source = '', descriptors = '']) {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)), 'base64')
  return `@font-face{font-family:'${family}';${descriptors};src:url(data:font/woff2;base64,${font})}`
}

/**
 * Draws labels as PNG, one browser for all.
 * @param {string[]} names
 * @param {(name: string) => string} target path of a label's picture
 */
export async function drawLabels(names, target) {
  const fonts = (await Promise.all(faces.map(fontFace))).join('')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  try {
    const page = await browser.newPage({ deviceScaleFactor: fineness })
    for (const name of names) {
      const drawing = labels[name]?.()
      if (!drawing) throw new Error(`no label named ${name}`)
      const { width, height, html } = drawing
      await page.setViewportSize({ width, height })
      await page.setContent(`<meta charset="utf-8"><style>${fonts}${style}</style>${html}`)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: target(name), omitBackground: true })
    }
  } finally {
    await browser.close()
  }
}
