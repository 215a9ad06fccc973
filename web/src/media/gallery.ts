import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const gallery = {
  'gallery-after-the-last-set': {
    name: 'gallery-after-the-last-set',
    alt: 'A kettlebell and, on a round plinth, a black shaker with a red lid on pale stone',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '4b63b944',
    opaque: true,
  },
  'gallery-tea-stall-fuel': {
    name: 'gallery-tea-stall-fuel',
    alt: 'A tin of Protein Coffee and two clay cups of coffee on a wooden bench before a green wall',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '42de4ef4',
    opaque: true,
  },
} as const satisfies Record<string, PictureFile>
