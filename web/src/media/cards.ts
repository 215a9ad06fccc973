import type { CardFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const cards = {
  'card-home': {
    name: 'card-home',
    alt: 'SHOBOL: Be good. Be happy. Be strong. Whey Isolate and Casein Protein on red',
    width: 1200,
    height: 630,
    hash: '4909ca05',
  },
} as const satisfies Record<string, CardFile>
