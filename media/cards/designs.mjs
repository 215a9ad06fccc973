// @ts-check
import { importTypescript } from '../import-typescript.mjs'
import { brand } from '../shop.mjs'
import { worlds } from '../worlds.mjs'

/**
 * What every card says and shows. Lengths are pixels of a card 1200 wide and 630 high.
 *
 * @typedef {readonly [string, string, string, string, string]} World
 *
 * @typedef {object} Standing a cut-out on the card's ground
 * @property {string} picture
 * @property {number} x of its middle
 * @property {number} height
 * @property {number} [foot] where it ends; below the card's edge it is cropped
 * @property {boolean} [flat] lies on the ground, so its shadow lies close around it
 *
 * @typedef {object} Design
 * @property {string} alt
 * @property {World} world
 * @property {string} colour of the type
 * @property {string[]} lines the headline
 * @property {number} [size] of the headline at most
 * @property {number} [width] of the headline at most
 * @property {string} [line] a sentence under the headline
 * @property {string} [price]
 * @property {boolean} [bangla] the name in Bangla, as large as a pack
 * @property {Standing[]} standing back to front
 */

const content = /** @type {typeof import('./content.ts')} */ (
  await importTypescript('media/cards/content.ts')
)
const { about, affiliatePage, products } = content

const white = '#ffffff'
const ink = '#0b0b0c'

/** @param {string} name */
function worldOf(name) {
  const world = worlds[name]
  if (!world) throw new Error(`no world named ${name}`)
  return world
}

/**
 * The studio light of one colour, for the dark twins of worlds too light for white type.
 * @param {string} colour
 * @returns {World}
 */
function lit(colour) {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const hex = (/** @type {(channel: number) => number} */ change) =>
    `#${channels.map((channel) => Math.round(change(channel)).toString(16).padStart(2, '0')).join('')}`
  return [
    hex((channel) => channel + (255 - channel) * 0.1),
    hex((channel) => channel * 0.92),
    colour,
    hex((channel) => channel * 0.91),
    hex((channel) => channel * 0.79),
  ]
}

/** A heading in lines of so many words. @param {string} heading @param {number[]} counts */
function inLines(heading, ...counts) {
  const words = heading.split(' ')
  const lines = counts.map((count) => words.splice(0, count).join(' '))
  return [...lines, words.join(' ')].filter(Boolean)
}

/** A pack that stands alone. @param {string} picture @returns {Standing} */
const alone = (picture) => ({ picture, x: 960, height: 510 })

/** @satisfies {Record<string, Design>} */
const screens = {
  'card-home': {
    alt: `${brand.name}: ${brand.tagline} Whey Isolate and Casein Protein on red`,
    world: worldOf('casein'),
    colour: white,
    lines: brand.tagline.split(/(?<=\.) /),
    width: 580,
    standing: [
      { picture: 'whey-isolate', x: 842, height: 440, foot: 544 },
      { picture: 'casein-protein', x: 1022, height: 480, foot: 566 },
    ],
  },
  'card-products': {
    alt: `${content.productsPage.hero.title} Five proteins in one row on red`,
    world: worldOf('casein'),
    colour: white,
    lines: inLines(content.productsPage.hero.title, 2, 1, 1),
    width: 462,
    standing: [
      { picture: 'meal-replacement-pro', x: 676, height: 300, foot: 536 },
      { picture: 'plant-protein', x: 790, height: 300, foot: 546 },
      { picture: 'whey-isolate', x: 868, height: 344, foot: 554 },
      { picture: 'protein-coffee', x: 1066, height: 290, foot: 554 },
      { picture: 'casein-protein', x: 968, height: 370, foot: 566 },
    ],
  },
  'card-limited-edition': {
    alt: `${content.limitedEditionPage.hero.title}. The Founders Shaker and the Forged Steel Bottle on graphite`,
    world: worldOf('merchandise'),
    colour: white,
    lines: inLines(content.limitedEditionPage.hero.title, 1),
    standing: [
      { picture: 'forged-bottle', x: 1040, height: 490, foot: 546 },
      { picture: 'founders-shaker', x: 850, height: 470, foot: 562 },
    ],
  },
  'card-accessories': {
    alt: `${content.accessoriesPage.hero.title} A 24 kg kettlebell on yellow`,
    world: worldOf('snacks'),
    colour: ink,
    lines: inLines(content.accessoriesPage.hero.title, 2),
    standing: [{ picture: 'kettlebell', x: 920, height: 496 }],
  },
  'card-lifestyle': {
    alt: `${content.lifestylePage.hero.title} The Summit Hoodie on stone`,
    world: worldOf('apparel'),
    colour: ink,
    lines: inLines(content.lifestylePage.hero.title, 2),
    width: 560,
    standing: [{ picture: 'summit-hoodie', x: 926, height: 510, foot: 570, flat: true }],
  },
  'card-blog': {
    alt: `${content.blogPage.hero.title} The Protein Coffee tin on espresso brown`,
    world: worldOf('espresso'),
    colour: white,
    lines: inLines(content.blogPage.hero.title, 1),
    standing: [{ picture: 'protein-coffee', x: 950, height: 640, foot: 760 }],
  },
  'card-about': {
    alt: `${about.hero.title} ${brand.nameInBangla} in large letters on green`,
    world: worldOf('plant'),
    colour: white,
    lines: inLines(about.hero.title, 2, 2),
    width: 530,
    bangla: true,
    standing: [],
  },
  'card-affiliate': {
    alt: `${affiliatePage.hero.figure} ${affiliatePage.hero.title} The Casein Protein tub on red`,
    world: worldOf('casein'),
    colour: white,
    lines: [affiliatePage.hero.figure],
    size: 236,
    line: affiliatePage.hero.title,
    standing: [{ picture: 'casein-protein', x: 962, height: 720, foot: 800 }],
  },
  'card-login': {
    alt: 'Sign in. The Forged Steel Bottle on graphite',
    world: worldOf('merchandise'),
    colour: white,
    lines: ['Sign in'],
    line: 'Pick up where you left off.',
    standing: [{ ...alone('forged-bottle'), height: 500 }],
  },
  'card-register': {
    alt: 'Create account. A 24 kg kettlebell on red',
    world: worldOf('casein'),
    colour: white,
    lines: ['Create', 'account'],
    line: 'Day one starts here.',
    standing: [{ ...alone('kettlebell'), height: 470 }],
  },
}

/** @type {Record<typeof products[number]['id'], { world: World, colour?: string, place?: Partial<Standing> }>} */
const packs = {
  'casein-protein': { world: worldOf('casein') },
  'protein-coffee': { world: lit('#a85a12'), place: { height: 486 } },
  'plant-protein': { world: worldOf('plant'), place: { height: 486 } },
  'meal-replacement-pro': { world: lit('#2f6fb5'), place: { height: 486 } },
  'pea-protein-isolate': { world: lit('#1f6b3f') },
  'protein-bar': {
    world: worldOf('snacks'),
    colour: ink,
    place: { x: 892, height: 236, foot: 470, flat: true },
  },
  'protein-cookie': { world: lit('#a80d21'), place: { x: 894, height: 340, foot: 540 } },
  'protein-chips': { world: worldOf('espresso'), place: { x: 926, height: 486 } },
  'peanut-butter-cups': { world: worldOf('espresso'), place: { x: 932, height: 490 } },
}

const ofProducts = Object.fromEntries(
  products.map(({ id, name, price }) => {
    const { world, colour = white, place } = packs[id]
    const money = `${brand.currency.sign}${price.toLocaleString(brand.locale)}`
    /** @type {Design} */
    const design = {
      alt: `${name}, ${money}, with its pack`,
      world,
      colour,
      lines: name.split(' '),
      price: money,
      standing: [{ ...alone(id), ...place }],
    }
    return [`card-${id}`, design]
  }),
)

/** @type {Record<string, Design>} */
export const designs = { ...screens, ...ofProducts }
