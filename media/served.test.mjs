// @ts-check
import { execFile } from 'node:child_process'
import { readFile, readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessories } from '../web/src/media/accessories.ts'
import { apparel } from '../web/src/media/apparel.ts'
import { articles } from '../web/src/media/articles.ts'
import { cards } from '../web/src/media/cards.ts'
import { films } from '../web/src/media/films.ts'
import { heroes } from '../web/src/media/heroes.ts'
import { gallery } from '../web/src/media/gallery.ts'
import { limited } from '../web/src/media/limited.ts'
import { packs } from '../web/src/media/packs.ts'
import { cardUrl, fallbackWidths, filmUrl, pictureUrl } from '../web/src/media/picture-file.ts'
import { props } from '../web/src/media/props.ts'
import { story } from '../web/src/media/story.ts'
import { served } from './served.mjs'

/** @typedef {import('../web/src/media/picture-file.ts').PictureFile} PictureFile */
/** @typedef {import('../web/src/media/picture-file.ts').FilmFile} FilmFile */
/** @typedef {import('../web/src/media/picture-file.ts').CardFile} CardFile */

/** What the site knows, and the files that it therefore asks for. */

const kB = 1024
const allFiles = 14 * kB * kB
/** Bytes of an AVIF by its width. @type {Record<'cutOut' | 'scene', Record<number, number>>} */
const limits = {
  cutOut: { 400: 25 * kB, 800: 45 * kB, 1200: 90 * kB },
  scene: { 400: 30 * kB, 800: 70 * kB, 1200: 140 * kB },
}

/** @param {Record<string, PictureFile>} group @returns {[string, PictureFile][]} */
const entriesOf = (group) => Object.entries(group)

/** @type {[string, FilmFile][]} */
const allFilms = Object.entries({ ...films, ...heroes })
/** @type {[string, CardFile][]} */
const allCards = Object.entries(cards)
const pictures = [
  ...[packs, limited, accessories, apparel, props, gallery, articles, story].flatMap(entriesOf),
  ...allFilms.map(([name, { poster }]) => /** @type {[string, PictureFile]} */ ([name, poster])),
]

/** @param {string} url */
const fileOf = (url) => new URL(url.replace(/.*\//, ''), served)

/** @param {string} url */
const sizeOf = async (url) => (await stat(fileOf(url))).size

/** @param {string} url */
const pixelsOf = async (url) => {
  const { width, height, format, hasAlpha } = await sharp(await readFile(fileOf(url))).metadata()
  return { width, height, format, hasAlpha }
}

/** @param {PictureFile} picture */
const urlsOf = (picture) => [
  ...picture.widths.map((width) => ({ width, url: pictureUrl(picture, width, 'avif') })),
  ...fallbackWidths(picture).map((width) => ({ width, url: pictureUrl(picture, width, 'webp') })),
]

test.each(pictures)('%s is as wide and high as the site is told', async (_, picture) => {
  expect(picture.width).toBe(Math.max(...picture.widths))
  for (const { width, url } of urlsOf(picture)) {
    const file = await pixelsOf(url)
    const height = (picture.height * width) / picture.width
    expect(file.width, url).toBe(width)
    expect(Math.abs(file.height - height), `${url}: ${file.height} px high`).toBeLessThanOrEqual(1)
    expect(file.hasAlpha, url).toBe(!picture.opaque)
  }
})

test.each(pictures)('%s keeps to its bytes', async (_, picture) => {
  const limit = limits[picture.opaque ? 'scene' : 'cutOut']
  for (const width of picture.widths) {
    const size = await sizeOf(pictureUrl(picture, width, 'avif'))
    expect(size, `${width} px`).toBeLessThanOrEqual(limit[width] ?? 0)
  }
})

test.each(allCards)('%s is a social preview of the usual size', async (_, card) => {
  const { width, height, format } = await pixelsOf(cardUrl(card))
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(await sizeOf(cardUrl(card))).toBeLessThanOrEqual(60 * kB)
})

test.each(allFilms)('%s is short and light', async (_, film) => {
  expect(film.duration).toBeGreaterThanOrEqual(4)
  expect(film.duration).toBeLessThanOrEqual(6)
  const webm = await sizeOf(filmUrl(film, 'webm'))
  const mp4 = await sizeOf(filmUrl(film, 'mp4'))
  expect(Math.min(webm, mp4)).toBeLessThanOrEqual(350 * kB)
  expect(Math.max(webm, mp4)).toBeLessThanOrEqual(600 * kB)
})

test.each(allFilms)('%s can begin before it has arrived whole', async (_, film) => {
  const bytes = await readFile(fileOf(filmUrl(film, 'mp4')))
  const [index, pictures] = ['moov', 'mdat'].map((atom) => bytes.indexOf(atom))
  expect(index).toBeGreaterThan(0)
  expect(index).toBeLessThan(pictures ?? 0)
})

const ffprobe = promisify(execFile)
const canProbe = await ffprobe('ffprobe', ['-version']).then(
  () => true,
  () => false,
)

test.skipIf(!canProbe).each(allFilms)(
  '%s is silent, 720p and for every decoder',
  async (_, film) => {
    for (const format of /** @type {const} */ (['webm', 'mp4'])) {
      const file = fileURLToPath(fileOf(filmUrl(film, format)))
      const wanted = 'stream=codec_type,codec_name,width,height,pix_fmt:format=duration'
      const { stdout } = await ffprobe('ffprobe', [
        '-v',
        'error',
        '-show_entries',
        wanted,
        '-of',
        'json',
        file,
      ])
      /** @type {unknown} */
      const probe = JSON.parse(stdout)
      expect(probe).toMatchObject({
        streams: [
          {
            codec_type: 'video',
            codec_name: format === 'webm' ? 'av1' : 'h264',
            width: 1280,
            height: 720,
            pix_fmt: 'yuv420p',
          },
        ],
      })
    }
  },
)

test('every picture says what is seen', () => {
  for (const [name, { alt }] of [...pictures, ...allCards])
    expect(alt.length, name).toBeGreaterThan(10)
})

test('nothing is served that the site does not know', async () => {
  const urls = [
    ...pictures.flatMap(([, picture]) => urlsOf(picture).map(({ url }) => url)),
    ...allCards.map(([, card]) => cardUrl(card)),
    ...allFilms.flatMap(([, film]) => [filmUrl(film, 'webm'), filmUrl(film, 'mp4')]),
  ]
  expect((await readdir(served)).sort()).toEqual(urls.map((url) => url.replace(/.*\//, '')).sort())
})

test('all that is served weighs at most 14 MB', async () => {
  const sizes = await Promise.all((await readdir(served)).map((file) => sizeOf(`/${file}`)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(allFiles)
})
