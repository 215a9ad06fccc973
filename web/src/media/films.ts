import type { FilmFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const films = {
  'film-about': {
    name: 'film-about',
    duration: 6,
    hash: '18e8d126',
    poster: {
      name: 'film-about',
      alt: 'SHOBOL and সবল in lime letters that stretch and shrink in turn',
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      hash: '36f9c8a3',
      opaque: true,
    },
  },
  'film-accessories': {
    name: 'film-accessories',
    duration: 5,
    hash: '661c44c9',
    poster: {
      name: 'film-accessories',
      alt: 'A black kettlebell swings from a red resistance band',
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      hash: 'd6bf97bb',
      opaque: true,
    },
  },
  'film-blog': {
    name: 'film-blog',
    duration: 5,
    hash: '524f18e7',
    poster: {
      name: 'film-blog',
      alt: 'Cream turns into coffee in a red cup',
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      hash: 'a4576bf9',
      opaque: true,
    },
  },
  'film-lifestyle': {
    name: 'film-lifestyle',
    duration: 5,
    hash: 'cef0dd9a',
    poster: {
      name: 'film-lifestyle',
      alt: 'A red cloth with সবল and the wordmark hangs over a rail and moves in a light wind',
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      hash: '88f353a9',
      opaque: true,
    },
  },
  'film-products': {
    name: 'film-products',
    duration: 5,
    hash: 'd3c0c14f',
    poster: {
      name: 'film-products',
      alt: 'Tubs of Casein Protein and Whey Isolate and a tin of Protein Coffee turn on the spot, one after the other',
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      hash: 'c0458a3f',
      opaque: true,
    },
  },
  'film-products-hero': {
    name: 'film-products-hero',
    duration: 5,
    hash: 'e4450b1c',
    poster: {
      name: 'film-products-hero',
      alt: 'Five packs stand in a row on red; the tubs turn a little and a light passes over them',
      widths: [400, 800, 1200],
      width: 1200,
      height: 675,
      hash: '95c2d631',
      opaque: true,
    },
  },
} as const satisfies Record<string, FilmFile>
