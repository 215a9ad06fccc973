import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours, palettes } from '../src/brand/palettes.ts'
import * as wordmark from '../src/brand/wordmark.ts'
import { foldersOf, repository } from './folders.ts'
import { drawIcons, readLogo } from './logo.ts'

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

test.each([
  ['shapes and transforms', '<g transform="translate(10 0)"><rect width="4" height="20"/></g>'],
  ['styles', '<style>.a{fill:red}</style><path class="a" d="M10 0h4v20h-4z"/>'],
  ['invisible frames', '<path fill="none" d="M0 0h40v20H0z"/><path d="M10 0h4v20h-4z"/>'],
])('reads the outline of a logo when it has %s', (_, content) => {
  expect(readLogo(svg(content)).path).toBe('M10 0h4v20h-4z')
})

test.each([
  [
    'only the element with the id mark',
    '<g transform="scale(2)"><path d="M0 0h5v10H0z"/><path id="mark" d="M14 2h6v6h-6z"/></g>',
  ],
  ['the whole logo without it', '<path d="M0 0h40v20H0z"/>'],
])('centres %s in the safe zone of an icon', async (_, content) => {
  const icons = await drawIcons(readLogo(svg(content)))

  const icon = icons.find(({ file }) => file === 'icon-maskable-512.png')
  const row = sharp(icon?.bytes).extract({ left: 0, top: 256, width: 512, height: 1 })
  const hex = (await row.removeAlpha().raw().toBuffer()).toString('hex')
  const pixels = Array.from({ length: 512 }, (_, x) => hex.slice(6 * x, 6 * x + 6))
  const colour = colours[palettes.brand.text].slice(1)
  const [first, last] = [pixels.indexOf(colour), pixels.lastIndexOf(colour)]
  expect(new Set(pixels.slice(first, last + 1))).toEqual(new Set([colour]))
  expect(Math.abs(last - first - 0.52 * 512)).toBeLessThanOrEqual(4)
  expect(Math.abs(first + last - 511)).toBeLessThanOrEqual(2)
})

test.each([
  ['text', svg('<text>Logo</text>')],
  ['stroke', svg('<style>.a{fill:none;stroke:#000}</style><path class="a" d="M0 0h4v4"/>')],
  ['viewBox', svg('<path d="M0 0h4v4"/>', '')],
])('rejects a logo when the reason is: %s', (reason, logo) => {
  expect(() => readLogo(logo)).toThrow(reason)
})

const pixelsOf = (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()

test('the wordmark and the icons are those of logo.svg', async () => {
  const { brand, icons } = foldersOf(repository)
  const logo = readLogo(await readFile(join(brand, 'logo.svg'), 'utf8'))

  expect(logo).toMatchObject(wordmark)
  for (const { file, bytes } of await drawIcons(logo)) {
    const [old, drawn] = [await pixelsOf(join(icons, file)), await pixelsOf(bytes)]
    // Rounding differs between processors.
    const near = old.every((value, at) => Math.abs(value - (drawn[at] ?? 0)) <= 4)
    expect(near, `${file}: run npm run pictures -- web/src/brand/logo.svg`).toBe(true)
  }
})
