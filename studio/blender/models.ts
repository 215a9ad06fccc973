import type { PaletteName } from '../shop.ts'
import { accessories } from './accessory-models.ts'
import { merchandise } from './merchandise-models.ts'

/**
 * The objects that Blender renders, by name. Lengths are scene units (1 = 100 mm), angles are degrees.
 */

export type Model = {
  /** The alt text. */
  alt: string
  /** Its palette in the contact sheet. */
  palette: PaletteName
  /** The module in scripts/ that builds it. */
  form: string
  /** Other modules in scripts/ that the form imports. */
  parts?: string[]
  /** Names of its labels, the front first. */
  labels: string[]
  /** Parameters for the module `form`. */
  build: Record<string, unknown>
  /** The height of the camera's target. */
  middle: number
  /** The camera's elevation; 10 by default. */
  elevation?: number
  /** The object's rotation, counter-clockwise from above. */
  turn: number
  /** The shop shows it wider than 400 CSS pixels, so it is rendered at 1200 pixels. */
  large?: boolean
}

const tub = (body: string, lid: string) => ({ form: 'tub', middle: 0.87, build: { body, lid } })
const tin = { form: 'tin', middle: 0.67, build: { lid: '#1b120c' } }

/** A pouch. `depth` is the depth of its base, `head` the height above the zip. */
const pouch = (
  relief: string,
  size: { width: number; height: number; depth: number; head: number },
) => ({
  form: 'pouch',
  middle: size.height / 2,
  build: { relief, bag: { ...size, fill: 0.4, pressure: 1.4 } },
})
const proteinPouch = pouch('pouch-relief', { width: 1.16, height: 1.64, depth: 0.21, head: 0.19 })

/** The properties that pictures of the same pack share. */
type SharedModel = Omit<Model, 'alt' | 'turn' | 'large'>

const casein: SharedModel = {
  ...tub('#f4efe4', '#18181a'),
  palette: 'brand',
  labels: ['casein-protein'],
}
const whey: SharedModel = {
  ...tub('#19191b', '#19191b'),
  palette: 'silver',
  labels: ['whey-isolate'],
}
const pea: SharedModel = {
  ...tub('#1d6439', '#1d6439'),
  palette: 'pea',
  labels: ['pea-protein-isolate'],
}
const coffee: SharedModel = { ...tin, palette: 'amber', labels: ['protein-coffee'] }
const plant: SharedModel = {
  ...proteinPouch,
  palette: 'plant',
  labels: ['plant-protein', 'plant-protein-back'],
}
const meal: SharedModel = {
  ...proteinPouch,
  palette: 'ice',
  labels: ['meal-replacement-pro', 'meal-replacement-pro-back'],
}

const food = ['finish', 'solid', 'noise', 'placing', 'pillow_bag', 'food']

const bar: SharedModel = {
  form: 'bar',
  parts: food,
  middle: 0.4,
  elevation: 13,
  build: {
    relief: 'bar-relief',
    bag: { length: 1.7, width: 0.6, seal: 0.11, thickness: 0.2, pull: 0.985, pressure: 1.6 },
    wrapped: { place: [-0.12, -0.02, 0.385], tilt: [58, -13, 0] },
    bare: { place: [0.4, 0.13, 0], tilt: [0, 0, -58] },
  },
  palette: 'sun',
  labels: ['protein-bar'],
}
const cookie: SharedModel = {
  form: 'cookie',
  parts: food,
  middle: 0.6,
  build: {
    relief: 'cookie-relief',
    bag: {
      length: 1.28,
      width: 1.18,
      seal: 0.084,
      thickness: 0.22,
      pull: 0.975,
      pressure: 1.2,
      narrow: 0.06,
      core: 0.5,
    },
    stand: [-0.16, 0.02, 0],
    face: 8,
    cookie: { place: [0.68, -0.15, 0.385], tilt: [66, 0, -16] },
  },
  palette: 'sun',
  labels: ['protein-cookie'],
}
const chips: SharedModel = {
  form: 'chips',
  parts: food,
  middle: 0.8,
  build: {
    relief: 'chips-relief',
    bag: {
      length: 1.72,
      width: 1.3,
      seal: 0.084,
      thickness: 0.48,
      pull: 0.955,
      pressure: 1.3,
      narrow: 0.13,
      bending: 0.9,
    },
    stand: [0, -0.04, 0],
    face: -8,
    chips: [
      {
        place: [0.7, -0.14, 0.17],
        tilt: [64, 8, -12],
      },
      {
        place: [0.5, -0.34, 0.035],
        tilt: [8, -3, 40],
      },
      {
        place: [0.85, -0.28, 0.05],
        tilt: [12, -10, 95],
      },
    ],
  },
  palette: 'sun',
  labels: ['protein-chips'],
}
const cups: SharedModel = {
  form: 'cups',
  parts: food,
  middle: 0.74,
  build: {
    carton: { width: 0.68, height: 1.48, depth: 0.26 },
    stand: [-0.26, 0, 0],
    face: -14,
    cups: [
      { place: [0.34, -0.2, 0], tilt: [0, 0, 0], bitten: false },
      { place: [0.325, -0.215, 0.152], tilt: [0, 0, 8], bitten: true },
    ],
  },
  palette: 'sun',
  labels: ['peanut-butter-cups', 'peanut-butter-cups-side'],
}

export const models = {
  'casein-protein': {
    ...casein,
    turn: -4,
    large: true,
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
    large: true,
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
    large: true,
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
    large: true,
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
    large: true,
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
    large: true,
    alt: 'Black tub of Whey Isolate, dark chocolate, with a red band',
  },
  'protein-bar': {
    ...bar,
    turn: 0,
    large: true,
    alt: 'Protein Bar in a black and red wrapper, beside one broken open to peanuts in nougat',
  },
  'protein-cookie': {
    ...cookie,
    turn: 0,
    large: true,
    alt: 'Protein Cookie: a thick double-chocolate cookie in front of its pale blue wrapper',
  },
  'protein-chips': {
    ...chips,
    turn: 0,
    large: true,
    alt: 'Puffed red bag of Protein Chips, naga chilli and lime, with a few chips at its foot',
  },
  'peanut-butter-cups': {
    ...cups,
    turn: 0,
    large: true,
    alt: 'Tall cream carton of Peanut Butter Cups with two chocolate cups, one bitten into',
  },
  ...merchandise,
  ...accessories,
} satisfies Record<string, Model>
