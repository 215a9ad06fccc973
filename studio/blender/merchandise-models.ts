import { shadowSpread } from '../labels/merchandise-labels.ts'
import type { Model } from './models.ts'

/** The merchandise. `parts` are the modules in scripts/ that merchandise imports and packs do not. */

const parts = ['solid', 'finish']

/** Bottom to top. `at` is the centre, `turn` in degrees, `lift` the curled corner, `curl` its height. */
const stickers = {
  'sticker-bangla': { at: [0.04, 0.11], size: [0.86, 0.47], turn: 5, lift: [1, -1], curl: 0.02 },
  'sticker-strong': { at: [0.5, 0.52], size: [1.24, 0.39], turn: -8, lift: [1, 0.6], curl: 0.07 },
  'sticker-mark': { at: [-0.76, 0.36], size: [0.66, 0.66], turn: 8, lift: [-0.6, 1], curl: 0.05 },
  'sticker-wordmark': {
    at: [-0.52, -0.32],
    size: [1.04, 0.35],
    turn: 9,
    lift: [-1, -0.4],
    curl: 0.06,
  },
  'sticker-weight': {
    at: [0.68, -0.17],
    size: [0.64, 0.31],
    turn: -9,
    lift: [1, -0.7],
    curl: 0.05,
  },
}

export const merchandise = {
  kettlebell: {
    form: 'kettlebell',
    parts,
    labels: ['kettlebell'],
    build: {},
    middle: 0.93,
    turn: 12,
    palette: 'sun',
    large: true,
    alt: 'Black cast-iron kettlebell, 24 kg, with সবল in white',
  },
  'founders-shaker': {
    form: 'shaker',
    parts,
    labels: ['founders-shaker'],
    build: { distance: 12 },
    middle: 1.15,
    turn: -2,
    palette: 'brand',
    large: true,
    alt: 'Black Founders Shaker with a ribbed red lid and a carry loop',
  },
  'forged-bottle': {
    form: 'bottle',
    parts,
    labels: ['forged-bottle'],
    build: { coat: '#c8102a', distance: 12 },
    middle: 1.22,
    turn: 4,
    palette: 'silver',
    alt: 'Red Forged Steel Bottle with bare steel at foot and neck, a black cap and the wordmark upright',
  },
  'carry-all': {
    form: 'carry_all',
    parts: ['finish', 'sweep'],
    labels: ['carry-all'],
    build: {
      bag: {
        length: 2.5,
        height: 1.16,
        depth: 1.14,
        slack: 0.04,
        pressure: 1.5,
        bending: 12,
        straps: 0.6,
      },
      handles: [
        [0, -0.3, 1.68],
        [0, 0.26, 1.6],
      ],
      print: [1, 0.4],
      distance: 12,
    },
    middle: 0.85,
    elevation: 13,
    turn: 14,
    palette: 'bone',
    large: true,
    alt: 'Black canvas duffel bag with red webbing straps and handles, the wordmark on its side',
  },
  'sticker-pack': {
    form: 'stickers',
    parts: ['decal'],
    labels: Object.keys(stickers).flatMap((name) => [name, `${name}-shadow`]),
    build: { stickers: Object.values(stickers), spread: shadowSpread, distance: 12 },
    middle: 0,
    elevation: 72,
    turn: 0,
    palette: 'sun',
    large: true,
    alt: 'Five die-cut stickers with white edges: the S mark, the wordmark, সবল, Be strong. and 24 kg',
  },
  dumbbell: {
    form: 'dumbbell',
    parts: [...parts, 'knurl', 'decal'],
    labels: ['dumbbell-weight', 'dumbbell-side'],
    build: { distance: 12 },
    middle: 0.55,
    elevation: 17,
    turn: 32,
    palette: 'stone',
    alt: 'Black rubber hex dumbbell, 10 kg in white on its end, with a knurled steel handle',
  },
  'liquid-chalk': {
    form: 'chalk_bottle',
    parts,
    labels: ['liquid-chalk'],
    build: {},
    middle: 0.8,
    turn: -3,
    palette: 'brand',
    alt: 'White 250 ml squeeze bottle of Liquid Chalk with a black flip cap',
  },
  'speed-rope': {
    form: 'speed_rope',
    parts: ['finish', 'knurl', 'sweep'],
    labels: [],
    build: { distance: 13 },
    middle: 0.05,
    elevation: 62,
    turn: -24,
    palette: 'silver',
    alt: 'Speed rope: a red coated cable in a loose coil, two knurled steel handles beside each other',
  },
} satisfies Record<string, Model>
