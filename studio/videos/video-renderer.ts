import { readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../fingerprint.ts'
import { labels } from '../labels/labels.ts'
import { readRecord } from '../record.ts'
import { brand, palettes, wordmark } from '../shop.ts'
import { video as about } from './video-about.ts'
import { video as accessories } from './video-accessories.ts'
import { video as blog } from './video-blog.ts'
import { video as lifestyle } from './video-lifestyle.ts'
import { video as limitedEdition } from './video-limited-edition.ts'
import { video as products } from './video-products.ts'
import { video as productsHero } from './video-products-hero.ts'
import { video as showcase } from './video-showcase.ts'
import { fps } from './video.ts'
import { plateFacts, renderPlates } from './plates.ts'
import { propsOf } from './props.ts'
import { openFramePage, renderVideo } from './frame-page.ts'
import type { Renderer } from '../renderer.ts'

/** Every video by name: its module, its alt text, and the number of its poster frame, from 1. */
export const scripts = {
  'film-products': {
    video: products,
    alt: 'Tubs of Casein Protein and Whey Isolate and a tin of Protein Coffee turn on the spot, one after the other',
    poster: 1,
  },
  'film-limited-edition': {
    video: limitedEdition,
    alt: 'The black and red Founders Shaker lifts off, is shaken hard and is set down again',
    poster: 1,
  },
  'film-accessories': {
    video: accessories,
    alt: 'A black kettlebell swings from a red resistance band',
    poster: 17,
  },
  'film-blog': {
    video: blog,
    alt: 'Cream turns into coffee in a red cup',
    poster: 31,
  },
  'film-about': {
    video: about,
    alt: 'SHOBOL and সবল in lime letters that stretch and shrink in turn',
    poster: 38,
  },
  'film-lifestyle': {
    video: lifestyle,
    alt: 'A red cloth with সবল and the wordmark hangs over a rail and moves in a light wind',
    poster: 84,
  },
  'film-showcase': {
    video: showcase,
    alt: 'The wordmark runs past while packs fall into worlds of red, amber, green and silver',
    poster: 33,
  },
  'film-products-hero': {
    video: productsHero,
    alt: 'Five packs stand in a row on red; the tubs turn a little and a light passes over them',
    poster: 1,
  },
}

const folder = fileURLToPath(new URL('.', import.meta.url))

function scriptOf(name: string) {
  const found = Object.entries(scripts).find(([each]) => each === name)
  if (!found) throw new Error(`Unknown video: ${name}`)
  return found[1]
}

/** The names in the shop start with film-, the modules with video-. */
const moduleOf = (name: string) => name.replace('film-', 'video-')

/** The modules that all videos share. */
const shared = (await readdir(folder))
  .filter((file) => file.endsWith('.ts') && !/^video-|\.test\.|\.d\.ts$/.test(file))
  .sort()

async function fingerprintOf(name: string) {
  const { video } = scriptOf(name)
  const { sprites = {}, turning = [] } = video
  const record = await readRecord()
  return fingerprint(
    [...shared, `${moduleOf(name)}.ts`].map((file) => `${folder}${file}`),
    [
      Object.keys(sprites).map((sprite) => record[sprite]),
      turning.map((pack) => labels[pack]?.().html),
      plateFacts(turning),
      [brand.name, brand.nameInBangla, palettes, wordmark],
    ],
  )
}

/** Renders the looping videos of the home tiles, the showcase and the products hero. */
export const videos: Renderer = {
  kind: 'video',
  items: Object.fromEntries(
    Object.entries(scripts).map(([name, { alt, poster }]) => [
      name,
      { alt, poster, fps, group: name === 'film-products-hero' ? 'heroes' : 'videos' },
    ]),
  ),
  fingerprintOf,
  open: (_, draft) =>
    Promise.resolve({
      async render(name, out, onProgress) {
        const { video } = scriptOf(name)
        const plates = video.turning?.length ? 0.2 : 0
        await renderPlates(video.turning ?? [], (done) => onProgress(done * plates))
        const page = await openFramePage(moduleOf(name), await propsOf(video, draft))
        try {
          await rm(out, { recursive: true, force: true })
          await renderVideo(page, {
            frames: video.seconds * fps,
            every: draft ? 5 : 1,
            out,
            onProgress: (done) => onProgress(plates + done * (1 - plates)),
          })
        } finally {
          await page.close()
        }
      },
      close() {},
    }),
}
