// @ts-check
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { outline } from './outline.mjs'

/*
 * Draws the S mark, the wordmark's first letter on the brand's red, as the icons of page and app:
 * `node media/brand/make-icons.mjs [letter]` from the repository's root.
 */

const letter = process.argv[2] ?? 'S'
const brandRed = '#d5112a'
const side = 512
/** An italic looks centred a little left of its box. */
const opticalShift = -6
const { path, width, height } = await outline(letter)

/**
 * @param {{ share: number, radius: number }} shape the letter's width as a share of the square, and its corners
 */
function mark({ share, radius }) {
  const scale = (side * share) / width
  const x = (side - width * scale) / 2 + opticalShift
  const y = (side - height * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${brandRed}"/><path fill="#fff" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}"/></svg>
`
}

const rounded = mark({ share: 0.64, radius: 112 })
/** Systems cut it to their own shape: what counts stays within the middle four fifths. */
const maskable = mark({ share: 0.5, radius: 0 })
const square = mark({ share: 0.6, radius: 0 })

const pictures = [
  { file: 'icon-32.png', pixels: 32, drawing: rounded },
  { file: 'icon-192.png', pixels: 192, drawing: rounded },
  { file: 'icon-512.png', pixels: 512, drawing: rounded },
  { file: 'apple-touch-icon.png', pixels: 180, drawing: square },
  { file: 'icon-maskable-512.png', pixels: 512, drawing: maskable },
]

const folder = new URL('../../web/public/icons/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('icon.svg', folder), rounded)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
const page = await browser.newPage()
for (const { file, pixels, drawing } of pictures) {
  await page.setViewportSize({ width: pixels, height: pixels })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`)
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true })
}
await browser.close()
console.log(`${pictures.length + 1} icons in ${fileURLToPath(folder)}`)
