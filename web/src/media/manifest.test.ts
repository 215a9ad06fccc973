import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureUrl, pictures, type PictureFile, type PictureName } from './manifest.ts'

const publicFolder = join(import.meta.dirname, '../../public')
const all = Object.entries(pictures) as [PictureName, PictureFile][]
const formats = ['avif', 'webp'] as const

const filesOf = ([name, { widths }]: (typeof all)[number]) =>
  widths.flatMap((width) => formats.map((format) => pictureUrl(name, width, format)))

test.each(all)('%s: every width exists in both formats', (...picture) => {
  for (const file of filesOf(picture))
    expect(statSync(join(publicFolder, file)).size, file).toBeGreaterThan(500)
})

test.each(all)('%s: 800 pixels weigh at most 45 kB', (name) => {
  const { size } = statSync(join(publicFolder, pictureUrl(name, 800, 'avif')))
  expect(size).toBeLessThanOrEqual(45 * 1024)
})

test('nothing is served that the manifest does not name', () => {
  const named = all.flatMap(filesOf).map((file) => file.replace('/assets/media/', ''))
  expect(readdirSync(join(publicFolder, 'assets/media')).sort()).toEqual(named.sort())
})
