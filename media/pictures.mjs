// @ts-check
import { accessories } from './accessories.mjs'
import { merchandise } from './merchandise.mjs'

/**
 * Every picture by name: what it shows, which form of studio/ it takes and with which labels.
 * Colours are the pack's own; lengths are studio units (1 = 100 mm), angles degrees.
 *
 * @typedef {object} Picture
 * @property {string} alt what is seen, for those who do not see it
 * @property {string} world the colour world it stands in (design notes), for the contact sheet
 * @property {string} form the module of studio/ that builds it
 * @property {string[]} [parts] further modules of studio/ that the form is built with
 * @property {string[]} labels front first
 * @property {Record<string, unknown>} build what the form needs to know
 * @property {number} middle height the camera looks at
 * @property {number} [elevation] of the camera; 10 unless the object lies
 * @property {number} turn of the object, counter-clockwise seen from above
 * @property {boolean} [large] shown wider than 400 CSS px, so it is rendered at 1200 px
 */

/** @param {string} body @param {string} lid */
const tub = (body, lid) => ({ form: 'tub', middle: 0.87, build: { body, lid } })
const tin = { form: 'tin', middle: 0.67, build: { lid: '#1b120c' } }

/**
 * A pouch's film: `depth` of its foot, `head` above the zip, `fill` as far as it is full.
 * @param {string} relief
 * @param {{ width: number, height: number, depth: number, head: number }} size
 */
const pouch = (relief, size) => ({
  form: 'pouch',
  middle: size.height / 2,
  build: { relief, bag: { ...size, fill: 0.4, pressure: 1.4 } },
})
const proteinPouch = pouch('pouch-relief', { width: 1.16, height: 1.64, depth: 0.21, head: 0.19 })

const casein = { ...tub('#f4efe4', '#18181a'), world: 'casein', labels: ['casein-protein'] }
const whey = { ...tub('#19191b', '#19191b'), world: 'whey', labels: ['whey-isolate'] }
const pea = { ...tub('#1d6439', '#1d6439'), world: 'pea', labels: ['pea-protein-isolate'] }
const coffee = { ...tin, world: 'amber', labels: ['protein-coffee'] }
const plant = {
  ...proteinPouch,
  world: 'plant',
  labels: ['plant-protein', 'plant-protein-back'],
}
const meal = {
  ...proteinPouch,
  world: 'meal',
  labels: ['meal-replacement-pro', 'meal-replacement-pro-back'],
}

const bar = {
  form: 'bar',
  middle: 0.12,
  elevation: 62,
  build: {
    relief: 'bar-relief',
    bag: { length: 1.7, width: 0.6, seal: 0.11, thickness: 0.2, pull: 0.985, pressure: 1.6 },
  },
  world: 'snacks',
  labels: ['protein-bar'],
}
const cookie = {
  ...pouch('cookie-relief', { width: 1.04, height: 1.46, depth: 0.17, head: 0.17 }),
  world: 'snacks',
  labels: ['protein-cookie', 'protein-cookie-back'],
}
const chips = {
  ...pouch('chips-relief', { width: 1.16, height: 1.54, depth: 0.24, head: 0.18 }),
  world: 'snacks',
  labels: ['protein-chips', 'protein-chips-back'],
}
const cups = {
  ...pouch('cups-relief', { width: 1.16, height: 1.54, depth: 0.19, head: 0.175 }),
  world: 'snacks',
  labels: ['peanut-butter-cups', 'peanut-butter-cups-back'],
}

/** @satisfies {Record<string, Picture>} */
export const pictures = {
  'casein-protein': {
    ...casein,
    turn: -4,
    alt: 'Ivory tub of Casein Protein, malai vanilla, with a ribbed black lid',
  },
  'casein-protein-side': {
    ...casein,
    turn: -96,
    alt: 'The side of the Casein Protein tub with its nutrition facts',
  },
  'protein-coffee': {
    ...coffee,
    turn: -4,
    alt: 'Dark steel tin of Protein Coffee, mocha, with a cream band',
  },
  'protein-coffee-side': {
    ...coffee,
    turn: -96,
    alt: 'The side of the Protein Coffee tin with its nutrition facts',
  },
  'plant-protein': {
    ...plant,
    turn: 6,
    alt: 'Lime stand-up pouch of Plant Protein, vanilla cardamom',
  },
  'plant-protein-back': {
    ...plant,
    turn: 174,
    alt: 'The back of the Plant Protein pouch with its nutrition facts',
  },
  'meal-replacement-pro': {
    ...meal,
    turn: -7,
    alt: 'Blue stand-up pouch of Meal Replacement Pro, oat and date, with a white foot',
  },
  'meal-replacement-pro-back': {
    ...meal,
    turn: 187,
    alt: 'The back of the Meal Replacement Pro pouch with its nutrition facts',
  },
  'pea-protein-isolate': {
    ...pea,
    turn: 4,
    alt: 'Green tub of Pea Protein Isolate, unflavoured, with an ivory label',
  },
  'pea-protein-isolate-side': {
    ...pea,
    turn: -96,
    alt: 'The side of the Pea Protein Isolate tub with its nutrition facts',
  },
  'whey-isolate': {
    ...whey,
    turn: 4,
    alt: 'Black tub of Whey Isolate, dark chocolate, with a red band',
  },
  'protein-bar': {
    ...bar,
    turn: 12,
    alt: 'Protein Bar in a black and red wrapper, peanut and dark chocolate',
  },
  'protein-cookie': {
    ...cookie,
    turn: 6,
    alt: 'Dark brown pouch of Protein Cookie, double chocolate',
  },
  'protein-chips': {
    ...chips,
    turn: -6,
    alt: 'Red pouch of Protein Chips, naga chilli and lime',
  },
  'peanut-butter-cups': {
    ...cups,
    turn: 5,
    alt: 'Cream pouch of Peanut Butter Cups, dark chocolate and sea salt',
  },
  ...merchandise,
  ...accessories,
}
