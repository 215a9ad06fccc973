import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const apparel = {
  'crossbody-pouch': {
    name: 'crossbody-pouch',
    alt: 'Black nylon crossbody pouch with a webbing strap and a red zip puller',
    widths: [400, 800],
    width: 800,
    height: 1037,
    hash: '9a34e8b2',
    opaque: false,
  },
  'drive-joggers': {
    name: 'drive-joggers',
    alt: 'Graphite joggers laid flat, with a red drawcord and ribbed ankles',
    widths: [400, 800],
    width: 800,
    height: 1678,
    hash: 'b45ff11c',
    opaque: false,
  },
  'everyday-tee': {
    name: 'everyday-tee',
    alt: 'Off-white T-shirt laid flat that says Be good. Be happy. Be strong.',
    widths: [400, 800],
    width: 800,
    height: 693,
    hash: 'da4b40ca',
    opaque: false,
  },
  'signature-cap': {
    name: 'signature-cap',
    alt: 'Red six-panel cap with the S mark embroidered in ivory on the front',
    widths: [400, 800],
    width: 800,
    height: 659,
    hash: 'f5437f15',
    opaque: false,
  },
  'summit-hoodie': {
    name: 'summit-hoodie',
    alt: 'Red hoodie laid flat with সবল large across the chest in white',
    widths: [400, 800, 1200],
    width: 1200,
    height: 1319,
    hash: 'cd3a985b',
    opaque: false,
  },
  'tempo-tee': {
    name: 'tempo-tee',
    alt: 'Black training T-shirt laid flat, a small red SHOBOL wordmark on the chest, red neck tape',
    widths: [400, 800, 1200],
    width: 1200,
    height: 1039,
    hash: '0b6e8e2c',
    opaque: false,
  },
} as const satisfies Record<string, PictureFile>
