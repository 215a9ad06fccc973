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
  'protein-coffee': {
    widths: [400, 800],
    width: 800,
    height: 1232,
    colour: '#241c18',
    hash: '132b6572',
    alt: 'Dark steel tin of Protein Coffee, mocha, with a cream band',
  },
  'plant-protein': {
    widths: [400, 800],
    width: 800,
    height: 1164,
    colour: '#c6db68',
    hash: '5edd15d7',
    alt: 'Lime stand-up pouch of Plant Protein, vanilla cardamom',
  },
  'meal-replacement-pro': {
    widths: [400, 800],
    width: 800,
    height: 1167,
    colour: '#26458a',
    hash: '4442a091',
    alt: 'Blue stand-up pouch of Meal Replacement Pro, oat and date, with a white foot',
  },
  'pea-protein-isolate': {
    widths: [400, 800],
    width: 800,
    height: 1352,
    colour: '#d8d6c6',
    hash: 'fd865949',
    alt: 'Green tub of Pea Protein Isolate, unflavoured, with an ivory label',
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
