import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const props = {
  dumbbell: {
    name: 'dumbbell',
    alt: 'Black rubber hex dumbbell, 10 kg in white on its end, with a knurled steel handle',
    widths: [400, 800],
    width: 800,
    height: 444,
    hash: 'fe2bddee',
    opaque: false,
  },
  kettlebell: {
    name: 'kettlebell',
    alt: 'Black cast-iron kettlebell, 24 kg, with সবল in white',
    widths: [400, 800, 1200],
    width: 1200,
    height: 1682,
    hash: '526b6128',
    opaque: false,
  },
} as const satisfies Record<string, PictureFile>
