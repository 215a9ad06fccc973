import { palettes } from '../shop.ts'
import { desk, drawerFront, rain, ripples, skyline } from './grounds.ts'
import { drawing, ellipse, lying, plinth, standing, studio, wash, windowLight } from './pieces.ts'
import { bench, clayCup, heapedBowl } from './props.ts'
import type { Group } from '../renderer.ts'
import type { CutOut } from '../delivered.ts'

/** Pictures composed of delivered cut-outs. Lengths are pixels. */

export type Arrangement = {
  alt: string
  group: Group
  large?: boolean
  width: number
  height: number
  /** The names of the cut-outs. */
  shows: string[]
  /** Returns the elements as HTML, from back to front. */
  set: (cutOuts: CutOut[]) => string[]
}

function at(cutOuts: readonly CutOut[], index: number) {
  const found = cutOuts[index]
  if (!found) throw new Error(`The arrangement has only ${cutOuts.length} cut-outs.`)
  return found
}

const usual = { width: 800, height: 600 }

/** A wall and a floor with a soft edge between them. */
const room = ({
  wall,
  floor,
  horizon,
}: {
  wall: [string, string]
  floor: [string, string]
  horizon: number
}) =>
  wash(
    `linear-gradient(180deg,${wall[0]},${wall[1]} ${horizon - 0.6}%,${floor[0]} ${horizon + 0.6}%,${floor[1]})`,
  )

/** Light from the upper left and a darker opposite corner, above all other layers. */
const keyLight = [
  wash(
    'radial-gradient(90% 90% at 16% 4%,#fff,transparent 68%)',
    'opacity:.2;mix-blend-mode:soft-light',
  ),
  wash(
    'radial-gradient(90% 90% at 100% 100%,#000,transparent 62%)',
    'opacity:.28;mix-blend-mode:soft-light',
  ),
].join('')

const hallShadow = { along: 0.7, away: 0.16, opacity: 0.5, blur: 5 }
const insideDrawer = { along: 0.35, away: 0.6, opacity: 0.4, blur: 9 }

const peas: [string, string, string][] = [
  ['#ffe9a0', '#e3b94c', '#8f6310'],
  ['#f8da82', '#d3a439', '#7d5409'],
  ['#fff0b4', '#edc95f', '#9d7118'],
]
const rice: [string, string, string][] = [
  ['#ffffff', '#f3ecdd', '#aba189'],
  ['#fbf6ea', '#e6dcc6', '#988c71'],
]

export const arrangements: Record<string, Arrangement> = {
  'article-casein-night-shift': {
    alt: 'A large tilted tub of Casein Protein on red before a pale moon',
    group: 'articles',
    large: true,
    width: 1200,
    height: 960,
    shows: ['casein-protein'],
    set: (cut) => [
      studio(palettes.brand, { width: 1200, height: 960 }),
      ellipse({ x: 640, y: 232, rx: 330, ry: 330, colour: '#ff5a62', blur: 90, opacity: 0.36 }),
      ellipse({
        x: 640,
        y: 232,
        rx: 186,
        ry: 186,
        colour: 'radial-gradient(circle at 38% 32%,#fffaf0,#ffe4c8 70%,#f6cfae)',
        blur: 0.8,
      }),
      wash('linear-gradient(0deg,#5c0511,transparent 34%)', 'opacity:.35;mix-blend-mode:multiply'),
      lying({
        of: at(cut, 0),
        x: 958,
        y: 690,
        width: 724,
        turn: 9,
        depth: 34,
        blur: 34,
        opacity: 0.75,
      }),
    ],
  },
  'article-one-kettlebell': {
    alt: 'A 24 kg kettlebell on a round yellow plinth in hard light',
    group: 'articles',
    ...usual,
    shows: ['kettlebell'],
    set: (cut) => [
      studio(palettes.sun, usual),
      plinth({
        x: 400,
        foot: 566,
        radius: 236,
        height: 34,
        light: '#ffd257',
        body: '#f0b016',
        dark: '#c58a04',
      }),
      standing({
        of: at(cut, 0),
        x: 396,
        foot: 506,
        height: 386,
        cast: { along: 0.95, away: 0.13, opacity: 0.5, blur: 3 },
      }),
    ],
  },
  'article-read-a-label': {
    alt: 'The back of the Meal Replacement Pro pouch from close by, its nutrition facts in view',
    group: 'articles',
    ...usual,
    shows: ['meal-replacement-pro-back'],
    set: (cut) => [
      studio(palettes.ice, usual),
      lying({
        of: at(cut, 0),
        x: 416,
        y: 396,
        width: 712,
        turn: -5,
        depth: 26,
        blur: 22,
        opacity: 0.5,
      }),
    ],
  },
  'article-dhaka-summer': {
    alt: 'A black shaker with a red lid in the midday sun, its hard shadow on pale ground before amber',
    group: 'articles',
    ...usual,
    shows: ['founders-shaker'],
    set: (cut) => [
      room({ wall: ['#f2a13c', '#ea9430'], floor: ['#f2e8d8', '#e2d3bd'], horizon: 70 }),
      ellipse({ x: 236, y: 196, rx: 200, ry: 200, colour: '#ffd58c', blur: 60, opacity: 0.7 }),
      ellipse({ x: 236, y: 196, rx: 112, ry: 112, colour: '#fff3d6' }),
      standing({
        of: at(cut, 0),
        x: 412,
        foot: 536,
        height: 456,
        cast: { along: 0.72, away: 0.2, opacity: 0.5, blur: 1.6, hard: true },
      }),
      keyLight,
    ],
  },
  'about-story': {
    alt: 'A tub of Casein Protein on a pale round plinth in window light',
    group: 'story',
    large: true,
    width: 1200,
    height: 1050,
    shows: ['casein-protein'],
    set: (cut) => [
      room({ wall: ['#f3ede4', '#e9e1d5'], floor: ['#ebe3d7', '#d8cdbd'], horizon: 71 }),
      windowLight({
        x: 40,
        y: 40,
        width: 620,
        height: 620,
        skew: 16,
        panes: 2,
        strength: 0.95,
        blur: 10,
        colour: '#ffffff',
      }),
      plinth({
        x: 590,
        foot: 968,
        radius: 330,
        height: 70,
        light: '#fffaf2',
        body: '#dfd4c4',
        dark: '#a99b86',
      }),
      standing({
        of: at(cut, 0),
        x: 590,
        foot: 852,
        height: 726,
        cast: { along: 0.8, away: 0.1, opacity: 0.4, blur: 8 },
      }),
      keyLight,
    ],
  },
  'gallery-rooftop-morning': {
    alt: 'A tub of Casein Protein and a red steel bottle on a parapet in low morning sun',
    group: 'gallery',
    ...usual,
    shows: ['casein-protein', 'forged-bottle'],
    set: (cut) => [
      wash('linear-gradient(180deg,#f0a04a,#f8bd72 34%,#ffdca6 62%,#ffe9c6 76%)'),
      ellipse({ x: 60, y: 380, rx: 300, ry: 260, colour: '#fff3d2', blur: 70, opacity: 0.95 }),
      `<b style="filter:blur(5px)">${drawing(usual, skyline)}</b>`,
      wash('linear-gradient(180deg,transparent 46%,#ffe6c0 74%)', 'opacity:.7'),
      wash(
        'linear-gradient(180deg,transparent 74.8%,#f7dcb4 74.9%,#e3bf92 75.6%,#d9b07f 89.8%,#f0cfa2 90%,#a9814f 90.5%,#7f5b36)',
      ),
      standing({
        of: at(cut, 1),
        x: 522,
        foot: 506,
        height: 410,
        cast: { along: 1.5, away: 0.07, opacity: 0.66, blur: 2 },
      }),
      standing({
        of: at(cut, 0),
        x: 352,
        foot: 516,
        height: 352,
        cast: { along: 1.5, away: 0.07, opacity: 0.66, blur: 2 },
      }),
      wash(
        'radial-gradient(70% 100% at 0% 55%,#ffd28a,transparent 70%)',
        'opacity:.55;mix-blend-mode:soft-light',
      ),
    ],
  },
  'gallery-monsoon-bag': {
    alt: 'A black duffel bag with red handles on wet dark ground that mirrors it',
    group: 'gallery',
    ...usual,
    shows: ['carry-all'],
    set: (cut) => [
      room({ wall: ['#3b3f47', '#24272d'], floor: ['#1a1c20', '#0f1013'], horizon: 66 }),
      wash('radial-gradient(60% 70% at 24% 10%,#8b97a6,transparent 70%)', 'opacity:.4'),
      standing({
        of: at(cut, 0),
        x: 404,
        foot: 462,
        height: 344,
        mirrored: 0.5,
        cast: { along: 0.5, away: 0.06, opacity: 0.5, blur: 8 },
      }),
      drawing(usual, ripples + rain),
    ],
  },
  'gallery-desk-drawer': {
    alt: 'An open wooden desk drawer with chips, a cookie, a carton of peanut butter cups and a bar in it',
    group: 'gallery',
    ...usual,
    shows: ['protein-bar', 'protein-cookie', 'protein-chips', 'peanut-butter-cups'],
    set: (cut) => [
      drawing(usual, desk),
      standing({ of: at(cut, 3), x: 606, foot: 520, height: 366, cast: insideDrawer }),
      standing({ of: at(cut, 2), x: 238, foot: 500, height: 356, cast: insideDrawer }),
      standing({ of: at(cut, 1), x: 420, foot: 512, height: 258, cast: insideDrawer }),
      lying({ of: at(cut, 0), x: 246, y: 400, width: 300, turn: -6, depth: 8 }),
      drawing(usual, drawerFront),
      keyLight,
    ],
  },
  'gallery-home-gym': {
    alt: 'A dumbbell and a fan of resistance bands on a pale green floor in window light',
    group: 'gallery',
    ...usual,
    shows: ['dumbbell', 'resistance-bands'],
    set: (cut) => [
      room({ wall: ['#c9dfb9', '#b3cfa1'], floor: ['#b9d4a7', '#94b77f'], horizon: 44 }),
      windowLight({ x: 70, y: -60, width: 330, height: 330, skew: 14, panes: 2, strength: 0.9 }),
      standing({ of: at(cut, 0), x: 264, foot: 392, height: 214, cast: hallShadow }),
      lying({ of: at(cut, 1), x: 536, y: 432, width: 384, turn: 0, depth: 14, opacity: 0.45 }),
      keyLight,
    ],
  },
  'article-five-lifts': {
    alt: 'A kettlebell and a coiled lever belt with red stitching on graphite',
    group: 'articles',
    ...usual,
    shows: ['lever-belt', 'kettlebell'],
    set: (cut) => [
      studio(palettes.graphite, usual),
      ellipse({ x: 420, y: 300, rx: 360, ry: 190, colour: '#9da1aa', blur: 90, opacity: 0.5 }),
      standing({ of: at(cut, 1), x: 276, foot: 488, height: 358, cast: hallShadow }),
      standing({ of: at(cut, 0), x: 540, foot: 500, height: 240, cast: hallShadow }),
    ],
  },
  'article-pea-rice-or-both': {
    alt: 'A pouch of Plant Protein and a tub of Pea Protein Isolate on green, a bowl of split peas and one of rice before them',
    group: 'articles',
    ...usual,
    shows: ['plant-protein', 'pea-protein-isolate'],
    set: (cut) => [
      studio(palettes.plant, usual),
      plinth({
        x: 520,
        foot: 530,
        radius: 168,
        height: 52,
        light: '#1b8f63',
        body: '#0d6c4a',
        dark: '#033825',
      }),
      standing({ of: at(cut, 1), x: 520, foot: 446, height: 368 }),
      standing({ of: at(cut, 0), x: 266, foot: 508, height: 372 }),
      heapedBowl({
        x: 398,
        foot: 546,
        width: 150,
        glaze: ['#fffaf0', '#e2d8c6', '#9a8d77'],
        tones: peas,
        grain: [17, 15.5],
        count: 200,
      }),
      heapedBowl({
        x: 626,
        foot: 551,
        width: 142,
        glaze: ['#55575c', '#232427', '#0c0c0d'],
        tones: rice,
        grain: [19, 6],
        count: 420,
      }),
      keyLight,
    ],
  },
  'gallery-tea-stall-fuel': {
    alt: 'A tin of Protein Coffee and two clay cups of coffee on a wooden bench before a green wall',
    group: 'gallery',
    ...usual,
    shows: ['protein-coffee'],
    set: (cut) => [
      wash('linear-gradient(180deg,#0f7350,#0a5a3e)'),
      wash('radial-gradient(80% 90% at 14% 0%,#37a67a,transparent 70%)', 'opacity:.6'),
      windowLight({ x: 60, y: -60, width: 300, height: 380, skew: 12, panes: 2, strength: 0.55 }),
      bench(usual, 410),
      standing({
        of: at(cut, 0),
        x: 484,
        foot: 508,
        height: 404,
        cast: { along: 0.85, away: 0.12, opacity: 0.55, blur: 4 },
      }),
      clayCup({ x: 196, foot: 490, width: 132 }),
      clayCup({ x: 288, foot: 544, width: 146 }),
      keyLight,
    ],
  },
  'gallery-after-the-last-set': {
    alt: 'A kettlebell and, on a round plinth, a black shaker with a red lid on pale stone',
    group: 'gallery',
    ...usual,
    shows: ['kettlebell', 'founders-shaker'],
    set: (cut) => [
      room({ wall: ['#e3dcd1', '#d5ccbf'], floor: ['#d9d1c5', '#bfb4a4'], horizon: 66 }),
      windowLight({
        x: -40,
        y: -10,
        width: 420,
        height: 400,
        skew: 13,
        panes: 3,
        strength: 0.9,
        blur: 5,
      }),
      plinth({
        x: 524,
        foot: 534,
        radius: 142,
        height: 44,
        light: '#f6f1e9',
        body: '#ddd3c5',
        dark: '#a59883',
      }),
      standing({
        of: at(cut, 1),
        x: 520,
        foot: 470,
        height: 396,
        cast: { along: 0.85, away: 0.13, opacity: 0.55, blur: 2.5 },
      }),
      standing({
        of: at(cut, 0),
        x: 276,
        foot: 538,
        height: 338,
        cast: { along: 0.85, away: 0.13, opacity: 0.55, blur: 2.5 },
      }),
      keyLight,
    ],
  },
  'reasons-macro': {
    alt: 'The ribbed black lid of a Casein Protein tub and the upper part of its label, from close by',
    group: 'story',
    width: 840,
    height: 800,
    shows: ['casein-protein'],
    set: (cut) => [
      studio(palettes.bone, { width: 840, height: 800 }),
      lying({
        of: at(cut, 0),
        x: 500,
        y: 752,
        width: 930,
        turn: -8,
        depth: 40,
        blur: 36,
        opacity: 0.5,
      }),
    ],
  },
}
