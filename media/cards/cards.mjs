// @ts-check
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { fingerprint } from '../encode.mjs'
import { readMade } from '../made.mjs'
import { served } from '../served.mjs'
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

/** A cut-out as the site serves it, at its largest. @param {string} picture */
async function cutOut(picture) {
  const made = (await readMade())[picture]
  if (made?.kind !== 'cut-out') throw new Error(`${picture} is not made yet, and a card shows it`)
  const { width, height, hash } = made
  const file = await readFile(new URL(`${picture}-${width}.${hash}.avif`, served), 'base64')
  return { url: `data:image/avif;base64,${file}`, ratio: width / height }
}

/** @param {string} name */
async function sourceOf(name) {
  const design = designOf(name)
  const made = await readMade()
  const shown = design.standing.map(({ picture }) => made[picture]?.hash)
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

async function open() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const sheet = await browser.newPage({ viewport: cardSize })
  return {
    /** @param {string} name @param {string} out @param {(done: number) => void} onProgress */
    async make(name, out, onProgress) {
      const design = designOf(name)
      await sheet.setContent(await page(design, cutOut))
      await sheet.evaluate(() => document.fonts.ready)
      const { size = headline.size, width = headline.width } = design
      await fit(sheet, { ...headline, size, width })
      await sheet.screenshot({ path: `${out}.png` })
      onProgress(1)
    },
    close: () => browser.close(),
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
