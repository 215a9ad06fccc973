import { brand, headlines, packFacts, palettes, type Palette } from '../shop.ts'

/** The text and pictures of every card. Lengths are pixels; a card is 1200 × 630. */

/** A cut-out in front of the card's backdrop. */
export type Standing = {
  picture: string
  /** The horizontal centre. */
  x: number
  height: number
  /** The lower edge. The card crops a cut-out that extends below it. */
  foot?: number
  /** Whether it lies flat: its shadow then follows its outline. */
  flat?: boolean
}

export type Design = {
  alt: string
  palette: Palette
  /** The text colour. */
  colour: string
  /** The headline. */
  lines: string[]
  /** The headline's maximum font size. */
  size?: number
  /** The headline's maximum width. */
  width?: number
  /** A sentence under the headline. */
  line?: string
  /** Whether it shows the brand's name in Bangla, as large as a pack. */
  bangla?: boolean
  /** The cut-outs, from back to front. */
  standing: Standing[]
}

/** The affiliate page's title without non-breaking spaces, because on the card it is one line. */
const affiliateTitle = headlines.affiliate.title.replaceAll('\u00a0', ' ')

const white = '#ffffff'
const ink = '#0b0b0c'

/** Derives a palette from one colour, for dark variants of palettes too light for white text. */
function lit(colour: string): Palette {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const hex = (change: (channel: number) => number) =>
    `#${channels.map((channel) => Math.round(change(channel)).toString(16).padStart(2, '0')).join('')}`
  return [
    hex((channel) => channel + (255 - channel) * 0.1),
    hex((channel) => channel * 0.92),
    colour,
    hex((channel) => channel * 0.91),
    hex((channel) => channel * 0.79),
  ]
}

/** Splits a heading into lines with these word counts. */
function inLines(heading: string, ...counts: number[]) {
  const words = heading.split(' ')
  const lines = counts.map((count) => words.splice(0, count).join(' '))
  return [...lines, words.join(' ')].filter(Boolean)
}

/** The place of a card's only pack. */
const alone = (picture: string): Standing => ({ picture, x: 960, height: 510 })

const screens = {
  'card-home': {
    alt: `${brand.name}: ${brand.tagline} Whey Isolate and Casein Protein on red`,
    palette: palettes.brand,
    colour: white,
    lines: brand.tagline.split(/(?<=\.) /),
    width: 580,
    standing: [
      { picture: 'whey-isolate', x: 842, height: 440, foot: 544 },
      { picture: 'casein-protein', x: 1022, height: 480, foot: 566 },
    ],
  },
  'card-products': {
    alt: `${headlines.products} Five proteins in one row on red`,
    palette: palettes.brand,
    colour: white,
    lines: inLines(headlines.products, 2, 1, 1),
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
    alt: `${headlines.limitedEdition}. The Founders Shaker and the Forged Steel Bottle on graphite`,
    palette: palettes.graphite,
    colour: white,
    lines: inLines(headlines.limitedEdition, 1),
    standing: [
      { picture: 'forged-bottle', x: 1040, height: 490, foot: 546 },
      { picture: 'founders-shaker', x: 850, height: 470, foot: 562 },
    ],
  },
  'card-accessories': {
    alt: `${headlines.accessories} A 24 kg kettlebell on yellow`,
    palette: palettes.sun,
    colour: ink,
    lines: inLines(headlines.accessories, 2),
    standing: [{ picture: 'kettlebell', x: 920, height: 496 }],
  },
  'card-lifestyle': {
    alt: `${headlines.lifestyle} The Summit Hoodie on stone`,
    palette: palettes.stone,
    colour: ink,
    lines: inLines(headlines.lifestyle, 2),
    width: 560,
    standing: [{ picture: 'summit-hoodie', x: 926, height: 510, foot: 570, flat: true }],
  },
  'card-blog': {
    alt: `${headlines.blog} The Protein Coffee tin on espresso brown`,
    palette: palettes.espresso,
    colour: white,
    lines: inLines(headlines.blog, 1),
    standing: [{ picture: 'protein-coffee', x: 950, height: 640, foot: 760 }],
  },
  'card-about': {
    alt: `${headlines.about} ${brand.nameInBangla} in large letters on green`,
    palette: palettes.plant,
    colour: white,
    lines: inLines(headlines.about, 2, 2),
    width: 530,
    bangla: true,
    standing: [],
  },
  'card-affiliate': {
    alt: `${headlines.affiliate.figure} ${affiliateTitle} The Casein Protein tub on red`,
    palette: palettes.brand,
    colour: white,
    lines: [headlines.affiliate.figure],
    size: 236,
    line: affiliateTitle,
    standing: [{ picture: 'casein-protein', x: 962, height: 720, foot: 800 }],
  },
  'card-login': {
    alt: 'Sign in. The Forged Steel Bottle on graphite',
    palette: palettes.graphite,
    colour: white,
    lines: ['Sign in'],
    line: 'Pick up where you left off.',
    standing: [{ ...alone('forged-bottle'), height: 500 }],
  },
  'card-register': {
    alt: 'Create account. A 24 kg kettlebell on red',
    palette: palettes.brand,
    colour: white,
    lines: ['Create', 'account'],
    line: 'Day one starts here.',
    standing: [{ ...alone('kettlebell'), height: 470 }],
  },
} satisfies Record<string, Design>

const packs: Record<string, { palette: Palette; colour?: string; place?: Partial<Standing> }> = {
  'casein-protein': { palette: palettes.brand },
  'protein-coffee': { palette: lit('#a85a12'), place: { height: 486 } },
  'plant-protein': { palette: palettes.plant, place: { height: 486 } },
  'meal-replacement-pro': { palette: lit('#2f6fb5'), place: { height: 486 } },
  'pea-protein-isolate': { palette: lit('#1f6b3f') },
  'protein-bar': {
    palette: palettes.sun,
    colour: ink,
    place: { x: 892, height: 236, foot: 470, flat: true },
  },
  'protein-cookie': { palette: lit('#a80d21'), place: { x: 894, height: 340, foot: 540 } },
  'protein-chips': { palette: palettes.espresso, place: { x: 926, height: 486 } },
  'peanut-butter-cups': { palette: palettes.espresso, place: { x: 932, height: 490 } },
}

const ofPacks = Object.fromEntries(
  Object.entries(packs).map(([id, { palette, colour = white, place }]) => {
    const { name } = packFacts(id)
    const design: Design = {
      alt: `${name}, with its pack`,
      palette,
      colour,
      lines: name.split(' '),
      standing: [{ ...alone(id), ...place }],
    }
    return [`card-${id}`, design]
  }),
)

export const designs: Record<string, Design> = { ...screens, ...ofPacks }
