import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { brand } from '../src/brand/brand.ts'
import { foldersOf } from './folders.ts'
import { cardLimit } from './limits.ts'
import { readEntries, stylesheetOf } from './picture-data.ts'
import { run } from './run.ts'

/** A shop without pictures in a temporary folder, with functions to run the command in it. */
async function testShop() {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders = foldersOf(root)
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  return {
    folders,
    save: (file: string, drawing: Sharp) => drawing.toFile(join(root, file)),
    write: (file: string, text: string) => writeFile(join(root, file), text),
    pictures: (...args: string[]) => run(folders, root, args),
    data: async (name: string) =>
      (await readEntries(folders.data)).find((entry) => entry.name === name),
    files: async () => {
      const entries = await readdir(join(root, 'web'), { recursive: true, withFileTypes: true })
      return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
    },
  }
}

const alt = 'A green tub with a yellow seal'
const named = ['--name', 'whey', '--alt', alt]

/** An opaque part of 60 % of the width and 80 % of the height on a transparent background. */
const cutout = (width = 1400, height = 1000) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect x="20%" y="10%" width="60%" height="80%" rx="40" fill="#1f6b3f"/></svg>`,
    ),
  ).png()

const photo = (width = 800, height = 600, background = '#2f6fb5') =>
  cutout(width, height).flatten({ background })

function grain(sigma: number) {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  return sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } })
}

test('adds its files, its data and a placeholder colour when given a photo', async () => {
  const shop = await testShop()
  await shop.save('whey.png', photo(1300, 900))

  await shop.pictures('whey.png', ...named)

  const data = await shop.data('whey')
  expect(data).toMatchObject({ alt, widths: [400, 800, 1200], width: 1200, height: 831 })
  expect(await shop.files()).toEqual([
    `whey-1200.${data?.hash}.avif`,
    ...[`whey-400.${data?.hash}.avif`, `whey-800.${data?.hash}.avif`, 'whey.json'],
  ])
  const css = stylesheetOf(await readEntries(shop.folders.data))
  expect(css).toBe('.picture-whey { background-color: #2868b8; }')
})

test('turns a photo and removes its metadata when EXIF says that it lies on its side', async () => {
  const shop = await testShop()
  await shop.save('whey.jpg', photo(900, 1600).jpeg().withMetadata({ orientation: 6 }))

  await shop.pictures('whey.jpg', ...named)

  const data = await shop.data('whey')
  expect(data).toMatchObject({ width: 1200, height: 675 })
  const file = await sharp(join(shop.folders.served, `whey-800.${data?.hash}.avif`)).metadata()
  expect(file).toMatchObject({ width: 800, height: 450 })
  expect(file).not.toHaveProperty('exif')
})

test('trims a picture and keeps it transparent when it is a cut-out', async () => {
  const shop = await testShop()
  await shop.save('whey.png', cutout())

  await shop.pictures('whey.png', ...named, '--cutout')

  const data = await shop.data('whey')
  expect(data).toMatchObject({ widths: [400, 800], height: Math.round((800 * 800) / 840) })
  expect(data).not.toHaveProperty('colour')
  const file = sharp(join(shop.folders.served, `whey-800.${data?.hash}.avif`))
  expect(await file.metadata()).toMatchObject({ width: 800, hasAlpha: true })
})

test.each([
  ['a photo', photo(), [...named, '--card'], `${brand.name}: ${alt}`],
  ['a cut-out', cutout(), [...named, '--card', '--cutout'], `${brand.name}: ${alt}`],
  ['a name with card-', grain(20), ['--name', 'card-whey', '--alt', alt], alt],
])('adds a social card within its limit when given %s', async (_, drawing, options, cardAlt) => {
  const shop = await testShop()
  await shop.save('whey.png', drawing)

  await shop.pictures('whey.png', ...options)

  const data = await shop.data('card-whey')
  expect(data).toMatchObject({ alt: cardAlt })
  const file = await readFile(join(shop.folders.served, `card-whey.${data?.hash}.jpg`))
  expect(file.length).toBeLessThanOrEqual(cardLimit)
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})

test('replaces a picture and its files when its name is used', async () => {
  const shop = await testShop()
  await shop.save('old.png', photo(1200, 900, '#d5112a'))
  await shop.save('new.png', photo())
  await shop.pictures('old.png', ...named)
  const old = await shop.data('whey')

  await shop.pictures('new.png', ...named)

  const files = await shop.files()
  expect(files).toHaveLength(2 + 1)
  expect(files.filter((file) => file.includes(old?.hash ?? ''))).toEqual([])
})

test('removes the files of a picture when its JSON file has been deleted', async () => {
  const shop = await testShop()
  await shop.save('whey.png', photo())
  await shop.pictures('whey.png', ...named)
  await rm(join(shop.folders.data, 'whey.json'))

  await shop.pictures()

  expect(await shop.files()).toEqual([])
})

test.each([
  ['the photo is under 800 px', ['small.png', ...named], '799 pixels'],
  ['the trimmed cut-out is under 800 px', ['small-cutout.png', ...named, '--cutout'], '720 pixels'],
  ['a card has too much detail', ['noise.png', '--name', 'card-x', '--alt', alt], 'less detail'],
  ['the file is no picture', ['text.jpg', ...named], 'cannot be read'],
  ['the file is not named', named, 'missing'],
  ['the background of a cut-out is opaque', ['small.png', ...named, '--cutout'], 'no transparent'],
  ['the background of a photo is transparent', ['small-cutout.png', ...named], '--cutout'],
  ['the alt text is missing', ['small.png', '--name', 'whey'], '--alt'],
  ['the name is missing', ['small.png', '--alt', alt], '--name'],
  ['the name is a path', ['small.png', '--name', '../x', '--alt', alt], 'lowercase'],
  ['the name is a picture’s', ['text.mp4', '--name', 'tub', '--alt', alt], 'already a picture'],
  ['the logo is no drawing', ['text.svg'], 'cannot be the logo'],
])('writes nothing but one sentence when %s', async (_, args, message) => {
  const shop = await testShop()
  await shop.save('small.png', photo(799, 700))
  await shop.save('small-cutout.png', cutout(1200, 900))
  await shop.save('noise.png', grain(200))
  for (const file of ['text.jpg', 'text.mp4', 'text.svg']) await shop.write(file, 'no picture')
  await shop.write('web/src/pictures/tub.json', '{ "name": "tub", "hash": "0", "widths": [] }')
  const before = await shop.files()

  const result = shop.pictures(...args)

  await expect(result).rejects.toThrow(message)
  await expect(result).rejects.toThrow(/^[^\n]+\.$/)
  expect(await shop.files()).toEqual(before)
})
