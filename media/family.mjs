// @ts-check

/**
 * What make.mjs makes. A family is one kind of output and one way of making it.
 *
 * `make` writes a master beside the path `out`: a cut-out as a transparent PNG that is trimmed to
 * what it shows, a scene and a card (1200 × 630) as an opaque PNG, each at `${out}.png`; a film as
 * a folder `${out}/` of frames 0001.png, 0002.png … It reports how far it is, from 0 to 1.
 *
 * @typedef {object} Item
 * @property {string} alt what is seen, for those who do not see it
 * @property {Group} group the part of the site that shows it
 * @property {string} [world] the colour world a cut-out stands on (worlds.mjs), for the contact sheet
 * @property {boolean} [large] shown wider than 400 CSS px, so it is made at 1200 px too
 * @property {number} [fps] of a film
 * @property {number} [poster] a film's frame that stands for it, counted from 1
 *
 * @typedef {'packs' | 'limited' | 'accessories' | 'apparel' | 'props' | 'gallery' | 'articles' | 'story' | 'cards' | 'films' | 'heroes'} Group
 *
 * @typedef {object} Maker
 * @property {(name: string, out: string, onProgress: (done: number) => void) => Promise<void>} make
 * @property {() => unknown} close awaited
 *
 * @typedef {object} Family
 * @property {'cut-out' | 'scene' | 'card' | 'film'} kind
 * @property {Record<string, Item>} items
 * @property {(name: string, draft: boolean) => Promise<string>} sourceOf fingerprint of all it is made from
 * @property {(names: string[], draft: boolean) => Promise<Maker>} open readies what several share: a browser, a screen
 */

/** @type {readonly Group[]} */
export const groups = [
  'packs',
  'limited',
  'accessories',
  'apparel',
  'props',
  'gallery',
  'articles',
  'story',
  'cards',
  'films',
  'heroes',
]

/** Where masters and what leads to them are kept; git does not know it. */
export const work = new URL('.work/', import.meta.url).pathname
