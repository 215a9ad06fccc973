import { brandRed, type PaletteName } from '../shop.ts'
import type { Print } from './prints.ts'

/**
 * The apparel by name: cut, colours and prints. Positions and widths of prints are centimetres, with
 * the origin midway between the garment's neck points.
 */

export type Garment = {
  /** The alt text. */
  alt: string
  /** Its palette in the contact sheet. */
  palette: PaletteName
  /** Whether it is rendered at 1200 pixels. */
  large?: boolean
  /** The module in flatlay/ that builds it. */
  form: string
  /** Parameters for the module `form`. */
  build: Record<string, unknown>
  prints: Placed[]
}

export type Placed = Print & { place: { centre: [number, number]; width: number } }

const red = brandRed
const ivory = '#f1ece2'
const ink = '#141213'

export const garments = {
  'tempo-tee': {
    form: 'tee',
    build: {
      colour: '#1b1c1f',
      thread: '#36373b',
      tape: red,
      seed: 4,
      cloth: { gloss: 0.4, sheen: 0.5 },
    },
    prints: [
      { drawing: 'logo', colour: '#e0182f', place: { centre: [10.6, 18.2], width: 10.4 } },
      { drawing: 'bangla', colour: '#d9d6cf', place: { centre: [0, 5.1], width: 2.7 } },
    ],
    palette: 'stone',
    large: true,
    alt: 'Black training T-shirt laid flat, a small red SHOBOL wordmark on the chest, red neck tape',
  },
  'drive-joggers': {
    form: 'joggers',
    build: { colour: '#45474c', thread: '#303237', cord: red, seed: 7 },
    prints: [{ drawing: 'logo', colour: ivory, place: { centre: [15.4, 30], width: 7.6 } }],
    palette: 'stone',
    alt: 'Graphite joggers laid flat, with a red drawcord and ribbed ankles',
  },
  'summit-hoodie': {
    form: 'hoodie',
    build: { colour: '#c8102a', thread: '#a50c22', tape: ivory, cord: '#efe9de', seed: 7 },
    prints: [{ drawing: 'bangla', colour: '#f7f4ee', place: { centre: [0, 31.4], width: 31 } }],
    palette: 'graphite',
    large: true,
    alt: 'Red hoodie laid flat with সবল large across the chest in white',
  },
  'everyday-tee': {
    form: 'tee',
    build: { colour: '#e8e1d4', thread: '#d2cabb', tape: '#cfc6b6', seed: 12 },
    prints: [{ drawing: 'tagline', colour: ink, place: { centre: [0, 27], width: 31 } }],
    palette: 'ice',
    alt: 'Off-white T-shirt laid flat that says Be good. Be happy. Be strong.',
  },
  'studio-sweatshirt': {
    form: 'sweatshirt',
    build: { colour: '#3a8745', thread: '#2c7038', tape: ivory, seed: 7 },
    prints: [{ drawing: 'logo', colour: ivory, place: { centre: [0, 23.5], width: 17 } }],
    palette: 'bone',
    alt: 'Leaf-green crew-neck sweatshirt laid flat with a small SHOBOL wordmark in ivory',
  },
  'transit-jacket': {
    form: 'jacket',
    build: { colour: '#1c2640', thread: '#2e3b5c', accent: red, zip: '#12151f', seed: 7 },
    prints: [{ drawing: 'logo', colour: ivory, place: { centre: [12.4, 26], width: 8.4 } }],
    palette: 'bone',
    alt: 'Navy shell jacket laid flat, zipped to a stand collar, with red-lined pockets',
  },
  'signature-cap': {
    form: 'cap',
    build: { colour: '#cb112b', thread: '#ad0d24', seed: 3 },
    prints: [{ drawing: 'mark', colour: ivory, place: { centre: [0, 6.7], width: 5.8 } }],
    palette: 'stone',
    alt: 'Red six-panel cap with the S mark embroidered in ivory on the front',
  },
  'crossbody-pouch': {
    form: 'crossbody',
    build: {
      colour: '#1d1e22',
      thread: '#3a3b40',
      accent: red,
      zip: '#0e0f11',
      piping: '#2a2b2f',
      strap: '#26272b',
      seed: 7,
    },
    prints: [{ drawing: 'logo', colour: ivory, place: { centre: [0, 3.1], width: 9.5 } }],
    palette: 'stone',
    alt: 'Black nylon crossbody pouch with a webbing strap and a red zip puller',
  },
} satisfies Record<string, Garment>
