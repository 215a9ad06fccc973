// @ts-check
import { readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../encode.mjs'
import { labels } from '../labels/labels.mjs'
import { readMade } from '../made.mjs'
import { film as about } from './film-about.mjs'
import { film as accessories } from './film-accessories.mjs'
import { film as blog } from './film-blog.mjs'
import { film as lifestyle } from './film-lifestyle.mjs'
import { film as limitedEdition } from './film-limited-edition.mjs'
import { film as products } from './film-products.mjs'
import { film as productsHero } from './film-products-hero.mjs'
import { film as showcase } from './film-showcase.mjs'
import { fps } from './film.mjs'
import { plateFacts, renderPlates } from './plates.mjs'
import { propsOf } from './props.mjs'
import { openStage, shootFilm } from './stage.mjs'

/** Every film by name: its module, what is seen, and the frame that stands for it, counted from 1. */
const scripts = {
  'film-products': {
    film: products,
    alt: 'Tubs of Casein Protein and Whey Isolate and a tin of Protein Coffee turn on the spot, one after the other',
    poster: 1,
  },
  'film-limited-edition': {
    film: limitedEdition,
    alt: 'The black and red Founders Shaker lifts off, is shaken hard and is set down again',
    poster: 1,
  },
  'film-accessories': {
    film: accessories,
    alt: 'A black kettlebell swings from a red resistance band',
    poster: 17,
  },
  'film-blog': {
    film: blog,
    alt: 'Cream turns into coffee in a red cup',
    poster: 31,
  },
  'film-about': {
    film: about,
    alt: 'SHOBOL and সবল in lime letters that stretch and shrink in turn',
    poster: 38,
  },
  'film-lifestyle': {
    film: lifestyle,
    alt: 'A red cloth with সবল and the wordmark hangs over a rail and moves in a light wind',
    poster: 84,
  },
  'film-showcase': {
    film: showcase,
    alt: 'The wordmark runs past while packs fall into worlds of red, amber, green and silver',
    poster: 33,
  },
  'film-products-hero': {
    film: productsHero,
    alt: 'Five packs stand in a row on red; the tubs turn a little and a light passes over them',
    poster: 1,
  },
}

const folder = fileURLToPath(new URL('.', import.meta.url))

/** @param {string} name */
function find(name) {
  const found = Object.entries(scripts).find(([each]) => each === name)
  if (!found) throw new Error(`no film named ${name}`)
  return found[1]
}

/** What all films share of this folder. */
const shared = (await readdir(folder))
  .filter((file) => file.endsWith('.mjs') && !/^film-|^films\.|\.test\./.test(file))
  .sort()

/** @param {string} name @param {boolean} draft */
async function sourceOf(name, draft) {
  const { film } = find(name)
  const { sprites = {}, turning = [] } = film
  const made = await readMade()
  return fingerprint(
    [...shared, `${name}.mjs`].map((file) => `${folder}${file}`),

    [
      Object.keys(sprites).map((sprite) => made[sprite]?.source),
      turning.map((pack) => labels[pack]?.().html),
      plateFacts(turning),
      draft,
    ],
  )
}

/**
 * The home tiles' loops, the showcase's and the products hero's.
 * @type {import('../family.mjs').Family}
 */
export const films = {
  kind: 'film',
  items: Object.fromEntries(
    Object.entries(scripts).map(([name, { alt, poster }]) => [
      name,
      { alt, poster, fps, group: name === 'film-products-hero' ? 'heroes' : 'films' },
    ]),
  ),
  sourceOf,
  open: (_, draft) =>
    Promise.resolve({
      async make(name, out, onProgress) {
        const { film } = find(name)
        const plates = film.turning?.length ? 0.2 : 0
        await renderPlates(film.turning ?? [], (done) => onProgress(done * plates))
        const stage = await openStage(name, await propsOf(film, draft))
        try {
          await rm(out, { recursive: true, force: true })
          await shootFilm(stage, {
            frames: film.seconds * fps,
            every: draft ? 5 : 1,
            out,
            onProgress: (done) => onProgress(plates + done * (1 - plates)),
          })
        } finally {
          await stage.close()
        }
      },
      close() {},
    }),
}
