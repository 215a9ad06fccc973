import { launchBrowser } from '../browser.ts'
import { fontFaces } from '../font-faces.ts'
import { labels } from './labels.ts'

/** Keeps text sharp in a 1200 px picture. */
const deviceScaleFactor = 1.75

const style = `
  * { margin: 0; box-sizing: border-box }
  body { background: transparent; font-family: Archivo }
  .row { display: flex; justify-content: space-between; align-items: center; white-space: nowrap }
  .bangla { font-family: 'Hind Siliguri'; font-weight: 700; font-stretch: 100%; letter-spacing: 0 }
  .name { font-weight: 900; letter-spacing: -.04em; line-height: .98; white-space: nowrap; margin-left: -.035em }
  .figure { font-weight: 900; font-stretch: 118%; letter-spacing: -.03em; line-height: 1 }
  .figure small { font-size: .62em; margin-left: .1em; letter-spacing: -.01em }`

/**
 * Renders labels as PNG with one browser.
 * @param target returns the path of a label's picture
 */
export async function drawLabels(names: string[], target: (name: string) => string) {
  const fonts = await fontFaces()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ deviceScaleFactor })
    for (const name of names) {
      const drawing = labels[name]?.()
      if (!drawing) throw new Error(`Unknown label: ${name}`)
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
