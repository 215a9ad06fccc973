// @ts-check
import { cutOut, versionsOf } from '../cut-outs.mjs'
import { fingerprint } from '../encode.mjs'
import { openSheet } from '../sheet.mjs'
import { brand, wordmark } from '../shop.mjs'
import { designs } from './designs.mjs'
import { fonts, page, size as cardSize } from './page.mjs'

/** How large a headline may be, in pixels, where its design asks for nothing else. */
const headline = { size: 124, width: 640, height: 330 }

/** @param {string} name */
function designOf(name) {
  const design = designs[name]
  if (!design) throw new Error(`no card named ${name}`)
  return design
}

/** @param {string} name */
async function sourceOf(name) {
  const design = designOf(name)
  const shown = await versionsOf(design.standing.map(({ picture }) => picture))
  return fingerprint(
    [new URL('page.mjs', import.meta.url), new URL('../worlds.mjs', import.meta.url), ...fonts],
    [design, shown, headline, brand.nameInBangla, wordmark.path],
  )
}

/**
 * Sets the headline as large as `width` and `height` allow.
 * @param {import('playwright-core').Page} sheet
 * @param {typeof headline} room
 */
const fit = (sheet, room) =>
  sheet.evaluate(({ size, width, height }) => {
    const title = document.querySelector('h1')
    if (!title) throw new Error('a card without a headline')
    title.style.fontSize = `${size}px`
    const box = title.getBoundingClientRect()
    const share = Math.min(1, width / box.width, height / box.height)
    title.style.fontSize = `${Math.floor(size * share)}px`
  }, room)

/** @returns {Promise<import('../family.mjs').Maker>} */
async function open() {
  const sheet = await openSheet()
  return {
    async make(name, out, onProgress) {
      const design = designOf(name)
      await sheet.show(await page(design, cutOut), cardSize)
      const { size = headline.size, width = headline.width } = design
      await fit(sheet.page, { ...headline, size, width })
      await sheet.photograph(`${out}.png`)
      onProgress(1)
    },
    close: sheet.close,
  }
}

/**
 * What networks show beside a shared address, one for every screen and product.
 * @type {import('../family.mjs').Family}
 */
export const cards = {
  kind: 'card',
  items: Object.fromEntries(
    Object.entries(designs).map(([name, { alt }]) => [name, { alt, group: 'cards' }]),
  ),
  sourceOf,
  open,
}
