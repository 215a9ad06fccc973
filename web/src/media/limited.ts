import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const limited = {
  'carry-all': {
    name: 'carry-all',
    alt: 'Black canvas duffel bag with red webbing straps and handles, the wordmark on its side',
    widths: [400, 800, 1200],
    width: 1200,
    height: 779,
    hash: '72a8cf7b',
    opaque: false,
  },
  'forged-bottle': {
    name: 'forged-bottle',
    alt: 'Red Forged Steel Bottle with bare steel at foot and neck, a black cap and the wordmark upright',
    widths: [400, 800],
    width: 800,
    height: 2716,
    hash: '5f93f3de',
    opaque: false,
  },
  'founders-shaker': {
    name: 'founders-shaker',
    alt: 'Black Founders Shaker with a ribbed red lid and a carry loop',
    widths: [400, 800, 1200],
    width: 1200,
    height: 2894,
    hash: 'b1910d20',
    opaque: false,
  },
  'sticker-pack': {
    name: 'sticker-pack',
    alt: 'Five die-cut stickers with white edges: the S mark, the wordmark, সবল, Be strong. and 24 kg',
    widths: [400, 800, 1200],
    width: 1200,
    height: 684,
    hash: 'fd1b2995',
    opaque: false,
  },
} as const satisfies Record<string, PictureFile>
