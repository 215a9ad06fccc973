import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours, palettes } from '../src/brand/palettes.ts'
import { drawIcons } from './draw-icons.ts'
import { foldersOf, repository } from './folders.ts'
import { wordmarkCode } from './logo.ts'
import { readLogo } from './read-logo.ts'
import { InputError } from './input-error.ts'
import { testShop } from './test-shop.ts'

const svg = (content: string, viewBox = '0 0 40 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

/** The colour of the mark on the icons. */
const mark: string = colours[palettes.brand.text]

async function shopWithLogo(logo: string) {
  const shop = await testShop()
  await shop.write('new.svg', logo)
  return shop
}

const pixelsOf = (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()
const near = (one: number, other: number) => Math.abs(one - other) <= 4
const hex = (pixel: Buffer) => `#${pixel.subarray(0, 3).toString('hex')}`

/** The colours of the middle row of a square icon. */
async function middleRow(file: string) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  return Array.from({ length: info.width }, (_, x) =>
    hex(data.subarray((row + x) * info.channels, (row + x) * info.channels + 3)),
  )
}

test('logo has shapes and groups with transforms → one path, and logo.svg is unchanged', async () => {
  const logo = svg('<g transform="translate(10 0)"><rect width="4" height="20"/></g>')
  const shop = await shopWithLogo(logo)

  await shop.pictures('logo', 'new.svg')

  const code = await shop.read('web/src/brand/wordmark.ts')
  expect(code).toContain("viewBox = '0 0 40 20'")
  expect(code).toContain("path = 'M10 0h4v20h-4z'")
  expect(await shop.read('web/src/brand/logo.svg')).toBe(logo)
})

test('logo has shapes with fill="none" → the wordmark omits them', async () => {
  const shop = await shopWithLogo(
    svg('<path fill="none" d="M0 0h40v20H0z"/><path d="M1 1h4v4H1z"/>'),
  )

  await shop.pictures('logo', 'new.svg')

  expect(await shop.read('web/src/brand/wordmark.ts')).toContain("path = 'M1 1h4v4H1z'")
})

test('logo has an element with the id mark → the icons show only this element, centred', async () => {
  const shop = await shopWithLogo(
    svg(
      '<g transform="scale(2)"><rect width="5" height="10"/><rect id="mark" x="14" width="6" height="6"/></g>',
    ),
  )

  await shop.pictures('logo', 'new.svg')

  const row = await middleRow(join(shop.folders.icons, 'icon-maskable-512.png'))
  const [left, right] = [row.indexOf(mark), row.lastIndexOf(mark)]
  expect(new Set(row.slice(left, right + 1))).toEqual(new Set([mark]))
  expect(Math.abs(left + right - 511)).toBeLessThanOrEqual(1)
  expect(row[0]).toBe(colours.brand)
})

test('logo has no element with the id mark → the icons show the whole logo, within the safe zone', async () => {
  const shop = await shopWithLogo(svg('<rect width="40" height="20"/>'))

  await shop.pictures('logo', 'new.svg')

  const row = await middleRow(join(shop.folders.icons, 'icon-maskable-512.png'))
  const drawn = row.lastIndexOf(mark) - row.indexOf(mark)
  expect(drawn).toBeGreaterThan(512 / 3)
  expect(drawn).toBeLessThan(512 * 0.8)
})

test.each([
  ['text', svg('<text>Logo</text>'), '<text>'],
  ['a picture', svg('<image href="a.png"/>'), '<image>'],
  ['a stroke', svg('<path d="M0 0h4v4" fill="none" stroke="#000"/>'), 'stroke'],
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v4"/></svg>', 'viewBox'],
  ['no shapes', svg(''), 'nothing'],
  ['content other than SVG', 'not a drawing', 'cannot be the logo'],
])('logo with %s → a one-sentence error, and nothing is written', async (_, logo, message) => {
  const shop = await shopWithLogo(logo)
  const before = await shop.files()

  const result = shop.pictures('logo', 'new.svg')

  await expect(result).rejects.toThrow(InputError)
  await expect(result).rejects.toThrow(message)
  await expect(result).rejects.toThrow(/^[^\n]+\.$/)
  expect(await shop.files()).toEqual(before)
})

test('the shop’s wordmark and icons are the output of npm run pictures -- logo for logo.svg', async () => {
  const { brand, icons } = foldersOf(repository)
  const logo = await readLogo(join(brand, 'logo.svg'))

  expect(await readFile(join(brand, 'wordmark.ts'), 'utf8')).toBe(await wordmarkCode(logo))
  for (const { file, bytes } of await drawIcons(logo)) {
    const [old, drawn] = [await pixelsOf(join(icons, file)), await pixelsOf(bytes)]
    // The tolerance is for rounding, which differs between processors.
    const same =
      old.length === drawn.length && old.every((value, at) => near(value, drawn[at] ?? 0))
    expect(same, `${file}: run npm run pictures -- logo web/src/brand/logo.svg`).toBe(true)
  }
})
