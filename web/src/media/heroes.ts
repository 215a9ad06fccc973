import type { FilmFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const heroes = {
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
