import { cutOut, versionsOf } from '../delivered.ts'
import { fingerprint } from '../fingerprint.ts'
import { openBrowserPage } from '../browser-page.ts'
import { brand, wordmark } from '../shop.ts'
import { designs } from './card-designs.ts'
import { page, size as cardSize } from './card-page.ts'
import type { Page } from 'playwright-core'
import type { Renderer, RenderSession } from '../renderer.ts'

/** Default limits of a headline, in pixels. */
const headline = { size: 124, width: 640, height: 330 }

function designOf(name: string) {
  const design = designs[name]
  if (!design) throw new Error(`no card named ${name}`)
  return design
}

async function fingerprintOf(name: string) {
  const design = designOf(name)
  const shown = await versionsOf(design.standing.map(({ picture }) => picture))
  return fingerprint(
    [new URL('card-page.ts', import.meta.url), new URL('../backdrop.ts', import.meta.url)],
    [design, shown, headline, brand.nameInBangla, wordmark.path],
  )
}

/** Scales the headline to fit into `width` and `height`, at most to `size`. */
const fitHeadline = (sheet: Page, limits: typeof headline) =>
  sheet.evaluate(({ size, width, height }) => {
    const title = document.querySelector('h1')
    if (!title) throw new Error('The card has no headline.')
    title.style.fontSize = `${size}px`
    const box = title.getBoundingClientRect()
    const scale = Math.min(1, width / box.width, height / box.height)
    title.style.fontSize = `${Math.floor(size * scale)}px`
  }, limits)

async function open(): Promise<RenderSession> {
  const sheet = await openBrowserPage()
  return {
    async render(name, out, onProgress) {
      const design = designOf(name)
      await sheet.setContent(await page(design, cutOut), cardSize)
      const { size = headline.size, width = headline.width } = design
      await fitHeadline(sheet.page, { ...headline, size, width })
      await sheet.screenshot(`${out}.png`)
      onProgress(1)
    },
    close: sheet.close,
  }
}

/** The social cards of routes and products. */
export const cards: Renderer = {
  kind: 'card',
  items: Object.fromEntries(
    Object.entries(designs).map(([name, { alt }]) => [name, { alt, group: 'cards' }]),
  ),
  fingerprintOf,
  open,
}
