import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const limited = {
  'founders-shaker': {
    name: 'founders-shaker',
    alt: 'Black Founders Shaker with a ribbed red lid and a carry loop',
    widths: [400, 800, 1200],
    width: 1200,
    height: 2894,
    hash: 'b1910d20',
    opaque: false,
  },
} as const satisfies Record<string, PictureFile>
