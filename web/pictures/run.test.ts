import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readModule } from './picture-modules.ts'
import { cutout, photo, testShop } from './test-shop.ts'

const alt = 'A green tub with a yellow seal'

test('a photo of 1300 px → AVIF at three widths, WebP at two, a module and a dominant colour', async () => {
  const shop = await testShop()
  await shop.save('whey.jpg', photo().jpeg())

  await shop.pictures('add', 'whey.jpg', '--name', 'whey', '--alt', alt)

  const entry = await readModule(shop.folders.modules, 'whey')
  if (entry.kind !== 'picture') throw new Error('no picture')
  const { hash } = entry.picture
  expect(entry.picture).toMatchObject({ name: 'whey', alt, widths: [400, 800, 1200] })
  expect(entry.picture).toMatchObject({ width: 1200, height: 831 })
  expect(await shop.files()).toEqual([
    ...['picture.ts', 'pictures.css'],
    `whey-1200.${hash}.avif`,
    ...[`whey-400.${hash}.avif`, `whey-400.${hash}.webp`],
    ...[`whey-800.${hash}.avif`, `whey-800.${hash}.webp`],
    'whey.ts',
  ])
  const { colour = '' } = entry.picture
  expect(await shop.read('web/src/pictures/pictures.css')).toContain(
    `.picture-whey {\n  background-color: ${colour};`,
  )
})

test('a photo of 800 px → two widths', async () => {
  const shop = await testShop()
  await shop.save('whey.png', photo(800, 1000).png())

  await shop.pictures('add', 'whey.png', '--name', 'whey', '--alt', alt)

  expect(await shop.read('web/src/pictures/whey.ts')).toContain('widths: [400, 800],')
})

test('a cut-out → trimmed, transparent, without a dominant colour', async () => {
  const shop = await testShop()
  await shop.save('whey.png', cutout().png())

  await shop.pictures('add', 'whey.png', '--name', 'whey', '--alt', alt, '--cutout')

  const entry = await readModule(shop.folders.modules, 'whey')
  if (entry.kind !== 'picture') throw new Error('no picture')
  // 900 × 800 px, and 2 px of padding on every side.
  expect(entry.picture).toMatchObject({ width: 800, height: Math.round((804 * 800) / 904) })
  expect(entry.picture).not.toHaveProperty('colour')
  const file = join(shop.folders.served, `whey-800.${entry.picture.hash}.avif`)
  expect(await sharp(file).metadata()).toMatchObject({ width: 800, hasAlpha: true })
})

test('a photo with an EXIF orientation → rotated, without metadata', async () => {
  const shop = await testShop()
  await shop.save('whey.jpg', photo(1000, 1600).jpeg().withMetadata({ orientation: 6 }))

  await shop.pictures('add', 'whey.jpg', '--name', 'whey', '--alt', alt)

  const entry = await readModule(shop.folders.modules, 'whey')
  if (entry.kind !== 'picture') throw new Error('no picture')
  expect(entry.picture).toMatchObject({ width: 1200, height: 750 })
  const file = await sharp(
    join(shop.folders.served, `whey-800.${entry.picture.hash}.webp`),
  ).metadata()
  expect(file).not.toHaveProperty('exif')
  expect(file.orientation).toBeUndefined()
})

test.each([
  ['a photo', () => photo(800, 700).png(), []],
  ['a cut-out', () => cutout().png(), ['--cutout']],
])('%s with --card → a social card', async (_, drawing, options) => {
  const shop = await testShop()
  await shop.save('whey.png', drawing())

  await shop.pictures('add', 'whey.png', '--name', 'whey', '--alt', alt, '--card', ...options)

  const entry = await readModule(shop.folders.modules, 'card-whey')
  if (entry.kind !== 'card') throw new Error('no card')
  expect(entry.card.alt).toContain(alt)
  const file = join(shop.folders.served, `card-whey.${entry.card.hash}.jpg`)
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})

test('adding a used name → the new files replace the old ones', async () => {
  const shop = await testShop()
  await shop.save('old.png', photo(1200, 900, '#d5112a').png())
  await shop.save('new.png', photo(800, 700).png())
  await shop.pictures('add', 'old.png', '--name', 'whey', '--alt', alt)
  const old = await shop.files()

  await shop.pictures('add', 'new.png', '--name', 'whey', '--alt', alt)

  const files = await shop.files()
  expect(files).toHaveLength(old.length - 1)
  expect(files.filter((file) => file.startsWith('whey-') && old.includes(file))).toEqual([])
})

test('a card of 1200 × 630 px → added as card-<name>', async () => {
  const shop = await testShop()
  await shop.save('home.png', photo(1200, 630).png())

  await shop.pictures('card', 'home.png', '--name', 'home', '--alt', alt)

  expect(await shop.files()).toContain('card-home.ts')
})

test('remove → the picture and its card are removed, others stay', async () => {
  const shop = await testShop()
  await shop.save('whey.png', photo(800, 700).png())
  await shop.pictures('add', 'whey.png', '--name', 'whey', '--alt', alt)
  const before = await shop.files()
  await shop.pictures('add', 'whey.png', '--name', 'soy', '--alt', alt, '--card')

  await shop.pictures('remove', 'soy')

  expect(await shop.files()).toEqual(before)
})

test('remove a picture that a source file imports → an error with the file’s name', async () => {
  const shop = await testShop()
  await shop.save('whey.png', photo(800, 700).png())
  await shop.pictures('add', 'whey.png', '--name', 'whey', '--alt', alt)
  await shop.write('web/src/a.ts', "import { picture } from './pictures/whey.ts'\n")

  await expect(shop.pictures('remove', 'whey')).rejects.toThrow('web/src/a.ts')
  expect(await shop.files()).toContain('whey.ts')
})

test('list → prints name, kind, pixels and importers', async () => {
  const shop = await testShop()
  await shop.save('whey.png', photo(800, 700).png())
  await shop.pictures('add', 'whey.png', '--name', 'whey', '--alt', alt)
  await shop.write('web/src/a.ts', "import { picture } from './pictures/whey.ts'\n")

  const [line = '', ...others] = await shop.pictures('list')

  expect(others).toEqual([])
  expect(line).toMatch(/^whey +picture +800 × 700 +\d+ kB +web\/src\/a\.ts$/)
})
