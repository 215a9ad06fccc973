import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialCardSize } from '../src/pictures/picture.ts'
import { foldersOf, repository } from './folders.ts'
import {
  avifLimits,
  cardLimit,
  minAltLength,
  servedLimit,
  videoLimits,
  type Width,
} from './limits.ts'
import { isCard, readEntries, servedFiles } from './picture-data.ts'

const { data, served } = foldersOf(repository)
const entries = await readEntries(data)

const videos = entries.filter((entry) => 'poster' in entry)
const pictures = [
  ...entries.filter((entry) => 'widths' in entry),
  ...videos.map(({ poster }) => poster),
]
const cards = entries.filter(isCard)

const sizeOf = async (file: string) => (await stat(join(served, file))).size

test('the served files are exactly those of the data, and within their limit', async () => {
  const files = await readdir(served)

  expect(files.sort()).toEqual(entries.flatMap(servedFiles).sort())
  const sizes = await Promise.all(files.map(sizeOf))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(servedLimit)
})

test.each(pictures)('the files of $name match its data and the limits', async (picture) => {
  const limits = avifLimits[picture.colour ? 'opaque' : 'cutout']
  expect(picture.alt.length).toBeGreaterThanOrEqual(minAltLength)
  expect(picture.width).toBe(Math.max(...picture.widths))
  for (const file of servedFiles(picture)) {
    const { width, height, hasAlpha } = await sharp(join(served, file)).metadata()
    expect(file).toContain(`-${width}.`)
    expect(Math.abs(height - (picture.height * width) / picture.width)).toBeLessThanOrEqual(1)
    expect(hasAlpha).toBe(!picture.colour)
    expect(await sizeOf(file)).toBeLessThanOrEqual(limits[width as Width])
  }
})

test.each(cards)('$name is a JPEG of 1200 × 630 px within its limit', async (card) => {
  const file = `${card.name}.${card.hash}.jpg`

  expect(await sharp(join(served, file)).metadata()).toMatchObject({
    ...socialCardSize,
    format: 'jpeg',
  })
  expect(await sizeOf(file)).toBeLessThanOrEqual(cardLimit)
  expect(card.alt.length).toBeGreaterThanOrEqual(minAltLength)
})

test.each(videos)('$name is silent and plays while it loads', async ({ name, hash, duration }) => {
  const webm = await readFile(join(served, `${name}.${hash}.webm`), 'latin1')
  const mp4 = await readFile(join(served, `${name}.${hash}.mp4`), 'latin1')

  expect(duration).toBeGreaterThanOrEqual(videoLimits.duration.min)
  expect(duration).toBeLessThanOrEqual(videoLimits.duration.max)
  expect(webm.length).toBeLessThanOrEqual(videoLimits.webm)
  expect(mp4.length).toBeLessThanOrEqual(videoLimits.mp4)
  expect(webm).toContain('V_AV1')
  expect(mp4).toContain('avc1')
  expect(webm).not.toMatch(/A_(OPUS|VORBIS)/)
  expect(mp4).not.toContain('soun')
  // The index precedes the frames.
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
})
