import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const story = {
  'about-story': {
    name: 'about-story',
    alt: 'A tub of Casein Protein on a pale round plinth in window light',
    widths: [400, 800, 1200],
    width: 1200,
    height: 1050,
    hash: '947b1d64',
    opaque: true,
  },
  'reasons-macro': {
    name: 'reasons-macro',
    alt: 'The ribbed black lid of a Casein Protein tub and the upper part of its label, from close by',
    widths: [400, 800],
    width: 800,
    height: 762,
    hash: '1f62321e',
    opaque: true,
  },
} as const satisfies Record<string, PictureFile>
