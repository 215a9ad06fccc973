import type { PictureFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const articles = {
  'article-casein-night-shift': {
    name: 'article-casein-night-shift',
    alt: 'A large tilted tub of Casein Protein on red before a pale moon',
    widths: [400, 800, 1200],
    width: 1200,
    height: 960,
    hash: '8923f29f',
    opaque: true,
  },
  'article-dhaka-summer': {
    name: 'article-dhaka-summer',
    alt: 'A black shaker with a red lid in the midday sun, its hard shadow on pale ground before amber',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: 'b7cc975a',
    opaque: true,
  },
  'article-five-lifts': {
    name: 'article-five-lifts',
    alt: 'A kettlebell and a coiled lever belt with red stitching on graphite',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '843edd34',
    opaque: true,
  },
  'article-one-kettlebell': {
    name: 'article-one-kettlebell',
    alt: 'A 24 kg kettlebell on a round yellow plinth in hard light',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: 'fc4c2736',
    opaque: true,
  },
  'article-pea-rice-or-both': {
    name: 'article-pea-rice-or-both',
    alt: 'A pouch of Plant Protein and a tub of Pea Protein Isolate on green, a bowl of split peas and one of rice before them',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '280dfd12',
    opaque: true,
  },
  'article-read-a-label': {
    name: 'article-read-a-label',
    alt: 'The back of the Meal Replacement Pro pouch from close by, its nutrition facts in view',
    widths: [400, 800],
    width: 800,
    height: 600,
    hash: '50cb5bb4',
    opaque: true,
  },
} as const satisfies Record<string, PictureFile>
