import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const apparel = {
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
