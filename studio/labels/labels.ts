import { brandRed, packFacts } from '../shop.ts'
import { accessoryLabels } from './accessory-labels.ts'
import { cartonFront, cartonSide } from './carton-layouts.ts'
import { bag, crimps, flow } from './wrapper-layouts.ts'
import { cookieDisc, limeSlice } from './graphics.ts'
import { back, front, relief, wrap } from './layouts.ts'
import { merchandiseLabels } from './merchandise-labels.ts'
import type { Drawing } from './layouts.ts'

/**
 * Every label by name. 1000 pixels are one scene unit, so that labels are not distorted. A pack never has
 * the colours of the palette behind it.
 */

const tub = { width: 3456, height: 1160 }
const tin = { width: 2890, height: 1040 }
const pouch = { width: 1160, height: 1640, head: 190, foot: 215, margin: 180 }

const chipsBag = { width: 1300, height: 1720, seal: 84, margin: 250, band: 400 }
const cookieWrapper = { width: 1180, height: 1280, seal: 84, margin: 210, band: 260 }
const cupsCarton = { width: 680, height: 1480, depth: 260, margin: 58 }

const barWrap = { width: 1700, height: 600, seal: 110 }

const ivory = '#f7f2e8'
const ink = '#141213'
const red = brandRed

const plant = {
  ground: '#cfe56a',
  text: '#0d3320',
  accent: '#0d3320',
  logo: '#0d3320',
  head: '#0d3320',
  band: '#f5f7e2',
  onBand: '#0d3320',
  lines: ['Plant', 'Protein'],
  size: 182,
}

const meal = {
  ground: '#173f8c',
  text: '#ffffff',
  accent: '#ffffff',
  logo: '#ffffff',
  head: '#0f2c66',
  band: '#f3f6fa',
  onBand: '#12306b',
  lines: ['Meal', 'Replacement', 'Pro'],
  size: 109,
  wdth: 112,
}

const cookie = {
  ground: '#bfe0f0',
  text: '#34190d',
  accent: '#34190d',
  logo: '#34190d',
  ends: '#34190d',
  band: '#34190d',
  onBand: '#fbe9cf',
  lean: 0,
  motif: {
    html: cookieDisc(620, { dough: '#6b3d22', chunk: '#34190d', pale: '#8f5a38' }),
    size: 620,
    right: 150,
    sunk: 330,
  },
  lines: ['Protein', 'Cookie'],
  size: 154,
}

const chips = {
  ground: red,
  text: '#ffffff',
  accent: '#ffffff',
  logo: '#ffffff',
  ends: '#17120f',
  band: '#17120f',
  onBand: '#ffffff',
  lean: 75,
  motif: {
    html: limeSlice(440, { peel: '#5d9c1f', pith: '#f2f7d8', flesh: '#b4d93b' }),
    size: 440,
    right: 90,
    sunk: 150,
  },
  lines: ['Protein', 'Chips'],
  size: 186,
}

const cups = {
  ground: '#f7ecd8',
  text: '#351a0b',
  accent: red,
  logo: red,
  band: '#351a0b',
  onBand: '#f7ecd8',
  cup: { chocolate: '#4a2613', butter: '#d79a4b' },
  lines: ['Peanut', 'Butter', 'Cups'],
  size: 128,
}

export const labels: Record<string, () => Drawing> = {
  'casein-protein': () =>
    wrap(
      packFacts('casein-protein'),
      {
        ground: ivory,
        text: ink,
        accent: red,
        logo: red,
        band: red,
        onBand: '#ffffff',
        lines: ['Casein', 'Protein'],
        size: 200,
      },
      tub,
    ),
  'whey-isolate': () =>
    wrap(
      packFacts('whey-isolate'),
      {
        ground: '#19191b',
        text: '#f4f3f1',
        accent: '#ffffff',
        logo: '#ffffff',
        band: red,
        onBand: '#ffffff',
        lines: ['Whey', 'Isolate'],
        size: 206,
      },
      tub,
    ),
  'pea-protein-isolate': () =>
    wrap(
      packFacts('pea-protein-isolate'),
      {
        ground: '#f5f1df',
        text: '#12361f',
        accent: '#1f6b3f',
        logo: '#1f6b3f',
        band: '#1f6b3f',
        onBand: '#f5f1df',
        lines: ['Pea', 'Protein', 'Isolate'],
        size: 158,
      },
      tub,
    ),
  'protein-coffee': () =>
    wrap(
      packFacts('protein-coffee'),
      {
        ground: '#21140c',
        text: '#f4e6cf',
        accent: '#f4e6cf',
        logo: '#f4e6cf',
        band: '#f0dfc3',
        onBand: '#21140c',
        lines: ['Protein', 'Coffee'],
        size: 200,
      },
      tin,
    ),
  'pouch-relief': () => relief(pouch),
  'plant-protein': () => front(packFacts('plant-protein'), plant, pouch),
  'plant-protein-back': () => back(packFacts('plant-protein'), plant, pouch),
  'meal-replacement-pro': () => front(packFacts('meal-replacement-pro'), meal, pouch),
  'meal-replacement-pro-back': () => back(packFacts('meal-replacement-pro'), meal, pouch),
  'chips-relief': () => crimps(chipsBag, 'along'),
  'protein-chips': () => bag(packFacts('protein-chips'), chips, chipsBag),
  'cookie-relief': () => crimps(cookieWrapper, 'along'),
  'protein-cookie': () => bag(packFacts('protein-cookie'), cookie, cookieWrapper),
  'peanut-butter-cups': () => cartonFront(packFacts('peanut-butter-cups'), cups, cupsCarton),
  'peanut-butter-cups-side': () => cartonSide(cups, cupsCarton),
  'bar-relief': () => crimps(barWrap, 'across'),
  'protein-bar': () =>
    flow(
      packFacts('protein-bar'),
      {
        ground: '#17120f',
        text: '#ffffff',
        accent: '#ffffff',
        logo: '#ffffff',
        ends: '#17120f',
        band: red,
        onBand: '#ffffff',
        lines: ['Protein', 'Bar'],
        size: 136,
      },
      barWrap,
    ),
  ...merchandiseLabels,
  ...accessoryLabels,
}
