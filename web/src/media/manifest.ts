/** Made by media/make.mjs from media/pictures.mjs; decision 0006 says how it is served. */

export type PictureFile = {
  /** Pixels; there is an AVIF and a WebP of each. */
  widths: readonly number[]
  width: number
  height: number
  /** The dominant colour, for the ground under a picture that is still loading. */
  colour: string
  hash: string
  alt: string
}

export const pictures = {
  'casein-protein': {
    widths: [400, 800],
    width: 800,
    height: 1352,
    colour: '#eae5db',
    hash: 'ba10f953',
    alt: 'Ivory tub of Casein Protein, malai vanilla, with a ribbed black lid',
  },
  'casein-protein-side': {
    widths: [400, 800],
    width: 800,
    height: 1352,
    colour: '#faf5e9',
    hash: '872997e6',
    alt: 'The side of the Casein Protein tub with its nutrition facts',
  },
  'protein-coffee': {
    widths: [400, 800],
    width: 800,
    height: 1232,
    colour: '#241c18',
    hash: '132b6572',
    alt: 'Dark steel tin of Protein Coffee, mocha, with a cream band',
  },
  'protein-coffee-side': {
    widths: [400, 800],
    width: 800,
    height: 1232,
    colour: '#241c18',
    hash: '54ba4e7c',
    alt: 'The side of the Protein Coffee tin with its nutrition facts',
  },
  'plant-protein': {
    widths: [400, 800],
    width: 800,
    height: 1164,
    colour: '#c6db68',
    hash: '5edd15d7',
    alt: 'Lime stand-up pouch of Plant Protein, vanilla cardamom',
  },
  'plant-protein-back': {
    widths: [400, 800],
    width: 800,
    height: 1164,
    colour: '#c6db68',
    hash: '91246c6d',
    alt: 'The back of the Plant Protein pouch with its nutrition facts',
  },
  'meal-replacement-pro': {
    widths: [400, 800],
    width: 800,
    height: 1167,
    colour: '#26458a',
    hash: '4442a091',
    alt: 'Blue stand-up pouch of Meal Replacement Pro, oat and date, with a white foot',
  },
  'meal-replacement-pro-back': {
    widths: [400, 800],
    width: 800,
    height: 1167,
    colour: '#264489',
    hash: '57766917',
    alt: 'The back of the Meal Replacement Pro pouch with its nutrition facts',
  },
  'pea-protein-isolate': {
    widths: [400, 800],
    width: 800,
    height: 1352,
    colour: '#d8d6c6',
    hash: 'fd865949',
    alt: 'Green tub of Pea Protein Isolate, unflavoured, with an ivory label',
  },
  'pea-protein-isolate-side': {
    widths: [400, 800],
    width: 800,
    height: 1352,
    colour: '#eae6d5',
    hash: '78cc98a8',
    alt: 'The side of the Pea Protein Isolate tub with its nutrition facts',
  },
  'whey-isolate': {
    widths: [400, 800],
    width: 800,
    height: 1352,
    colour: '#262627',
    hash: '87496ff5',
    alt: 'Black tub of Whey Isolate, dark chocolate, with a red band',
  },
} as const satisfies Record<string, PictureFile>

export type PictureName = keyof typeof pictures

/** The address of a picture at one of its widths. */
export const pictureUrl = (name: PictureName, width: number, format: 'avif' | 'webp') =>
  `/assets/media/${name}-${width}.${pictures[name].hash}.${format}`
