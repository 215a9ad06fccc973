// @ts-check
import { writeFile } from 'node:fs/promises'
import { outline } from './outline.mjs'

/*
 * Draws the S mark, the wordmark's first letter on the brand's red, as the page's icon:
 * `node media/brand/make-icons.mjs [letter]` from the repository's root.
 */

const letter = process.argv[2] ?? 'S'
const brandRed = '#d5112a'
const side = 512
/** The letter's width in the square; an italic looks centred a little left of its box. */
const share = 0.64
const opticalShift = -6

const { path, width, height } = await outline(letter)
const scale = (side * share) / width
const x = (side - width * scale) / 2 + opticalShift
const y = (side - height * scale) / 2

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="112" fill="${brandRed}"/><path fill="#fff" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}"/></svg>
`
await writeFile(new URL('../../web/public/favicon.svg', import.meta.url), icon)
console.log(`favicon.svg: ${icon.length} bytes`)
