import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const gallery = {
  'gallery-after-the-last-set': {
    name: 'gallery-after-the-last-set',
    alt: 'A kettlebell and, on a round plinth, a black shaker with a red lid on pale stone',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '4f10d601',
    opaque: true,
  },
  'gallery-desk-drawer': {
    name: 'gallery-desk-drawer',
    alt: 'An open wooden desk drawer with chips, a cookie, a carton of peanut butter cups and a bar in it',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '76096001',
    opaque: true,
  },
  'gallery-home-gym': {
    name: 'gallery-home-gym',
    alt: 'A dumbbell and a fan of resistance bands on a pale green floor in window light',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '59418685',
    opaque: true,
  },
  'gallery-monsoon-bag': {
    name: 'gallery-monsoon-bag',
    alt: 'A black duffel bag with red handles on wet dark ground that mirrors it',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '9a547193',
    opaque: true,
  },
  'gallery-rooftop-morning': {
    name: 'gallery-rooftop-morning',
    alt: 'A tub of Casein Protein and a red steel bottle on a parapet in low morning sun',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '4c177b12',
    opaque: true,
  },
  'gallery-tea-stall-fuel': {
    name: 'gallery-tea-stall-fuel',
    alt: 'A tin of Protein Coffee and two clay cups of coffee on a wooden bench before a green wall',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '7b99068c',
    opaque: true,
  },
} as const satisfies Record<string, PictureFile>
