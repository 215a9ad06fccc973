import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const accessories = {
  'grip-gloves': {
    name: 'grip-gloves',
    alt: 'A pair of half-finger lifting gloves, palms up, with padded grey palms and red stitching',
    widths: [400, 800],
    width: 800,
    height: 510,
    hash: '6e8f1e25',
    opaque: false,
  },
  'lever-belt': {
    name: 'lever-belt',
    alt: 'Black leather lever belt, coiled on its edge, with red stitching and a steel lever buckle',
    widths: [400, 800, 1200],
    width: 1200,
    height: 1041,
    hash: '7f95a480',
    opaque: false,
  },
  'liquid-chalk': {
    name: 'liquid-chalk',
    alt: 'White 250 ml squeeze bottle of Liquid Chalk with a black flip cap',
    widths: [400, 800],
    width: 800,
    height: 2191,
    hash: '7eb82c68',
    opaque: false,
  },
  'resistance-bands': {
    name: 'resistance-bands',
    alt: 'A fan of five loop bands of growing width in red, black, yellow, green and grey',
    widths: [400, 800],
    width: 800,
    height: 606,
    hash: '454afad3',
    opaque: false,
  },
  'speed-rope': {
    name: 'speed-rope',
    alt: 'Speed rope: a red coated cable in a loose coil, two knurled steel handles beside each other',
    widths: [400, 800],
    width: 800,
    height: 1049,
    hash: '80fb1d9d',
    opaque: false,
  },
} as const satisfies Record<string, PictureFile>
