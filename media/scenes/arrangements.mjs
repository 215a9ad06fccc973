// @ts-check
import { worlds } from '../worlds.mjs'
import { drawing, ellipse, lying, plinth, standing, studio, wash, windowLight } from './pieces.mjs'

/**
 * Pictures arranged of finished cut-outs. Lengths are pixels of `width` and `height`.
 *
 * @typedef {object} Arrangement
 * @property {string} alt
 * @property {import('../family.mjs').Group} group
 * @property {boolean} [large]
 * @property {number} width
 * @property {number} height
 * @property {string[]} shows the cut-outs
 * @property {(cutOuts: import('./pieces.mjs').CutOut[]) => string[]} set back to front
 */

/** @typedef {import('./pieces.mjs').CutOut} CutOut */

/** @param {string} name */
function worldOf(name) {
  const world = worlds[name]
  if (!world) throw new Error(`no world named ${name}`)
  return world
}

/** @param {readonly CutOut[]} cutOuts @param {number} index */
function at(cutOuts, index) {
  const found = cutOuts[index]
  if (!found) throw new Error(`an arrangement of ${cutOuts.length} cut-outs asks for more`)
  return found
}

const usual = { width: 800, height: 600 }

/** Wall over floor, meeting in a soft line. @param {{ wall: [string, string], floor: [string, string], horizon: number }} ground */
const room = ({ wall, floor, horizon }) =>
  wash(
    `linear-gradient(180deg,${wall[0]},${wall[1]} ${horizon - 0.6}%,${floor[0]} ${horizon + 0.6}%,${floor[1]})`,
  )

/** Light from the upper left and a darker far corner, over everything. */
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

/** @type {Record<string, Arrangement>} */
export const arrangements = {
  'article-casein-night-shift': {
    alt: 'A large tilted tub of Casein Protein on red before a pale moon',
    group: 'articles',
    large: true,
    width: 1200,
    height: 960,
    shows: ['casein-protein'],
    set: (cut) => [
      studio(worldOf('casein'), { width: 1200, height: 960 }),
      ellipse({ x: 640, y: 232, rx: 330, ry: 330, colour: '#ff6a6f', blur: 70, opacity: 0.5 }),
      ellipse({
        x: 640,
        y: 232,
        rx: 186,
        ry: 186,
        colour: 'radial-gradient(circle at 38% 32%,#fffaf0,#ffe4c8 70%,#f6cfae)',
        blur: 0.8,
      }),
      lying({
        of: at(cut, 0),
        x: 960,
        y: 690,
        width: 740,
        turn: 9,
        depth: 34,
        blur: 34,
        opacity: 0.75,
      }),
      wash('linear-gradient(0deg,#5c0511,transparent 34%)', 'opacity:.35;mix-blend-mode:multiply'),
    ],
  },
  'article-one-kettlebell': {
    alt: 'A 24 kg kettlebell on a round yellow plinth in hard light',
    group: 'articles',
    ...usual,
    shows: ['kettlebell'],
    set: (cut) => [
      studio(worldOf('snacks'), usual),
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
      studio(worldOf('meal'), usual),
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
        cast: { along: 0.72, away: 0.2, opacity: 0.62, blur: 1.6 },
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
        body: '#e6ddcf',
        dark: '#bfb3a1',
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
      ellipse({ x: 96, y: 350, rx: 250, ry: 250, colour: '#fff0c8', blur: 70, opacity: 0.9 }),
      ellipse({ x: 96, y: 350, rx: 58, ry: 58, colour: '#fffbef', blur: 2 }),
      drawing(usual, skyline),
      wash(
        'linear-gradient(180deg,transparent 74.8%,#e9c9a0 75%,#d7b184 87.9%,#a98258 88.2%,#7f5d3b)',
      ),
      standing({
        of: at(cut, 1),
        x: 522,
        foot: 506,
        height: 410,
        cast: { along: 1.7, away: 0.035, opacity: 0.5, blur: 4 },
      }),
      standing({
        of: at(cut, 0),
        x: 352,
        foot: 516,
        height: 352,
        cast: { along: 1.7, away: 0.035, opacity: 0.5, blur: 4 },
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
      drawing(usual, rain),
    ],
  },
  'gallery-desk-drawer': {
    alt: 'An open wooden drawer from above with a bar, a cookie, chips and peanut butter cups in it',
    group: 'gallery',
    ...usual,
    shows: ['protein-bar', 'protein-cookie', 'protein-chips', 'peanut-butter-cups'],
    set: (cut) => [
      drawing(usual, drawer),
      lying({ of: at(cut, 2), x: 238, y: 232, width: 236, turn: -8 }),
      lying({ of: at(cut, 3), x: 578, y: 236, width: 232, turn: 7 }),
      lying({ of: at(cut, 1), x: 400, y: 322, width: 216, turn: -3 }),
      lying({ of: at(cut, 0), x: 420, y: 480, width: 420, turn: 4 }),
      keyLight,
    ],
  },
  'gallery-home-gym': {
    alt: 'A dumbbell and a fan of resistance bands on pale green in window light',
    group: 'gallery',
    ...usual,
    shows: ['dumbbell', 'resistance-bands'],
    set: (cut) => [
      room({ wall: ['#c4dcb2', '#aecb9b'], floor: ['#b4d0a1', '#94b77f'], horizon: 62 }),
      windowLight({
        x: 60,
        y: 20,
        width: 330,
        height: 330,
        skew: 14,
        panes: 2,
        strength: 0.9,
        blur: 5,
      }),
      standing({
        of: at(cut, 1),
        x: 556,
        foot: 508,
        height: 240,
        cast: { along: 0.3, away: 0.1, opacity: 0.35, blur: 6 },
      }),
      standing({
        of: at(cut, 0),
        x: 292,
        foot: 536,
        height: 230,
        cast: { along: 0.5, away: 0.12, opacity: 0.45, blur: 6 },
      }),
      keyLight,
    ],
  },
  'article-five-lifts': {
    alt: 'A dumbbell, a kettlebell and a lever belt in a row on graphite',
    group: 'articles',
    ...usual,
    shows: ['lever-belt', 'kettlebell', 'dumbbell'],
    set: (cut) => [
      studio(worldOf('merchandise'), usual),
      standing({ of: at(cut, 0), x: 618, foot: 484, height: 180, cast: { opacity: 0.5 } }),
      standing({ of: at(cut, 1), x: 388, foot: 498, height: 334, cast: { opacity: 0.55 } }),
      standing({ of: at(cut, 2), x: 196, foot: 520, height: 170, cast: { opacity: 0.5 } }),
    ],
  },
}

/** Roofs with their water tanks, far off in the haze. */
const skyline = `<path fill="#d98e4e" fill-opacity=".5" d="M0 452v-62h70v-26h44v-20h52v46h60v-18h34v-64h74v82h58v-30h92v-46h30v-18h56v54h70v34h54v-56h92v42h114v82z"/>
  <path fill="#b9703a" fill-opacity=".55" d="M0 452v-28h120v-22h30v22h96v-34h80v34h132v-16h28v-22h60v38h94v-26h70v26h90v28z"/>`

const rain = Array.from({ length: 70 }, (_, index) => {
  const x = (index * 137.5) % 860
  const y = (index * 89.3) % 470
  const long = 22 + ((index * 31) % 34)
  return `<path d="M${x} ${y}l${-long * 0.22} ${long}" stroke="#dfe8f2" stroke-opacity="${0.05 + ((index * 7) % 9) / 80}" stroke-width="1.3" stroke-linecap="round"/>`
}).join('')

const boards = (
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ count,
) =>
  Array.from({ length: count }, (_, index) => {
    const y = from + ((to - from) * (index + 0.5 + 0.3 * Math.sin(index * 5))) / count
    return `<path d="M0 ${y}q200 ${6 * Math.sin(index * 2.4)} 400 0t400 ${4 * Math.sin(index)}" fill="none" stroke="#6b3f1b" stroke-opacity="${0.06 + 0.05 * Math.sin(index * 3) ** 2}" stroke-width="${1 + (index % 3)}"/>`
  }).join('')

const drawer = `
  <defs>
    <linearGradient id="w" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#d9a56a"/><stop offset="1" stop-color="#b9803f"/></linearGradient>
    <linearGradient id="in" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#c08a50"/><stop offset="1" stop-color="#d8a76d"/></linearGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
    <clipPath id="box"><rect x="58" y="58" width="684" height="560" rx="6"/></clipPath>
  </defs>
  <rect width="800" height="600" fill="url(#w)"/>${boards(0, 600, 46)}
  <rect x="58" y="58" width="684" height="560" rx="6" fill="url(#in)"/>
  <g clip-path="url(#box)">${boards(58, 620, 60)}
    <path d="M30 30h740v40H120v560H30z" fill="#2b1503" fill-opacity=".62" filter="url(#soft)"/>
  </g>
  <rect x="58" y="58" width="684" height="560" rx="6" fill="none" stroke="#5e3615" stroke-opacity=".6" stroke-width="2"/>
  <rect x="45" y="45" width="710" height="590" rx="10" fill="none" stroke="#f3c995" stroke-opacity=".7" stroke-width="2"/>`
