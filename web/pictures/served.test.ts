import { execFile } from 'node:child_process'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  cardUrl,
  fallbackWidths,
  pictureUrl,
  socialCardSize,
  videoUrl,
  type Picture,
} from '../src/pictures/picture.ts'
import { foldersOf, repository } from './folders.ts'
import { avifLimits, cardLimit, servedLimit, minAltLength, videoLimits } from './limits.ts'
import { moduleCode, nameOf, readModules, servedFiles } from './picture-modules.ts'
import { stylesheetOf } from './stylesheet.ts'

const folders = foldersOf(repository)
const entries = await readModules(folders.modules)

const videos = entries.flatMap((entry) => (entry.kind === 'video' ? [entry.video] : []))
const cards = entries.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : []))
const pictures = entries.flatMap((entry) => {
  if (entry.kind === 'card') return []
  return entry.kind === 'video' ? [entry.video.poster] : [entry.picture]
})

const fileOf = (url: string) => join(folders.served, url.slice(url.lastIndexOf('/') + 1))
const sizeOf = async (url: string) => (await stat(fileOf(url))).size
const pixelsOf = (url: string) => sharp(fileOf(url)).metadata()

const filesOf = (picture: Picture) => [
  ...picture.widths.map((width) => ({ width, url: pictureUrl(picture, width, 'avif') })),
  ...fallbackWidths(picture).map((width) => ({ width, url: pictureUrl(picture, width, 'webp') })),
]

test.each(pictures)(
  '$name → its files have the pixel sizes that its module declares',
  async (picture) => {
    expect(picture.width).toBe(Math.max(...picture.widths))
    for (const { width, url } of filesOf(picture)) {
      const file = await pixelsOf(url)
      const height = (picture.height * width) / picture.width
      expect(file.width, url).toBe(width)
      expect(Math.abs(file.height - height), `${url}: ${file.height} px high`).toBeLessThanOrEqual(
        1,
      )
      expect(file.hasAlpha, url).toBe(!picture.colour)
    }
  },
)

test.each(pictures)('$name → its AVIF files are within their size limits', async (picture) => {
  const limits: Record<number, number> = avifLimits[picture.colour ? 'opaque' : 'cutout']
  for (const width of picture.widths) {
    const size = await sizeOf(pictureUrl(picture, width, 'avif'))
    expect(size, `${width} px`).toBeLessThanOrEqual(limits[width] ?? 0)
  }
})

test.each(cards)('$name is a JPEG of 1200 × 630 px within its size limit', async (card) => {
  expect(await pixelsOf(cardUrl(card))).toMatchObject({ ...socialCardSize, format: 'jpeg' })
  expect(await sizeOf(cardUrl(card))).toBeLessThanOrEqual(cardLimit)
})

test.each(videos)('$name → its duration and file sizes are within their limits', async (video) => {
  const { duration, smaller } = videoLimits
  expect(video.duration).toBeGreaterThanOrEqual(duration.min)
  expect(video.duration).toBeLessThanOrEqual(duration.max)
  const webm = await sizeOf(videoUrl(video, 'webm'))
  const mp4 = await sizeOf(videoUrl(video, 'mp4'))
  expect(Math.min(webm, mp4)).toBeLessThanOrEqual(smaller)
  expect(webm).toBeLessThanOrEqual(videoLimits.webm)
  expect(mp4).toBeLessThanOrEqual(videoLimits.mp4)
})

test.each(videos)(
  '$name → its MP4 index precedes the frames, for playback while loading',
  async (video) => {
    const bytes = await readFile(fileOf(videoUrl(video, 'mp4')))
    const index = bytes.indexOf('moov')

    expect(index).toBeGreaterThan(0)
    expect(index).toBeLessThan(bytes.indexOf('mdat'))
  },
)

const execute = promisify(execFile)
const ffprobe = await execute('ffprobe', ['-version']).then(
  () => true,
  () => false,
)

test.skipIf(!ffprobe).each(videos)(
  '$name has no sound, 720p and widely supported codecs',
  async (video) => {
    for (const [format, codec] of [
      ['webm', 'av1'],
      ['mp4', 'h264'],
    ] as const) {
      const shown = 'stream=codec_type,codec_name,width,height,pix_fmt'
      const { stdout } = await execute('ffprobe', [
        ...['-v', 'error', '-show_entries', shown, '-of', 'json', fileOf(videoUrl(video, format))],
      ])
      const stream = { codec_name: codec, width: 1280, height: 720, pix_fmt: 'yuv420p' }
      expect(JSON.parse(stdout)).toMatchObject({ streams: [{ codec_type: 'video', ...stream }] })
    }
  },
)

test.each([...pictures, ...cards])('$name has an alt text', ({ alt }) => {
  expect(alt.length).toBeGreaterThanOrEqual(minAltLength)
})

test('the served files are exactly those of the modules', async () => {
  const files = await readdir(folders.served)

  expect(files.sort()).toEqual(entries.flatMap(servedFiles).sort())
})

test('the total size of served files is within its limit', async () => {
  const files = await readdir(folders.served)
  const sizes = await Promise.all(files.map((file) => sizeOf(file)))

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(servedLimit)
})

test.each(entries.map((entry) => ({ name: nameOf(entry), entry })))(
  '$name.ts is the output of npm run pictures',
  async ({ name, entry }) => {
    const source = await readFile(join(folders.modules, `${name}.ts`), 'utf8')

    expect(source).toBe(await moduleCode(entry))
  },
)

test('pictures.css has the colours of the modules', async () => {
  const css = await readFile(join(folders.modules, 'pictures.css'), 'utf8')

  expect(css).toBe(await stylesheetOf(entries))
})
