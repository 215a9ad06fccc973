import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const accessories = {
  'lever-belt': {
    name: 'lever-belt',
    alt: 'Black leather lever belt, coiled on its edge, with red stitching and a steel lever buckle',
    widths: [400, 800, 1200],
    width: 1200,
    height: 1041,
    hash: '7f95a480',
    opaque: false,
  },
} as const satisfies Record<string, PictureFile>
