import type { CardFile } from './picture-file.ts'

/** Made by media/make.mjs. */
export const cards = {
  'card-about': {
    name: 'card-about',
    alt: 'Strong is a habit, not a size. সবল in large letters on green',
    width: 1200,
    height: 630,
    hash: '0bff451b',
  },
  'card-accessories': {
    name: 'card-accessories',
    alt: 'Gear that holds. A 24 kg kettlebell on yellow',
    width: 1200,
    height: 630,
    hash: '5faf6295',
  },
  'card-affiliate': {
    name: 'card-affiliate',
    alt: '10% of every sale, for life. The Casein Protein tub on red',
    width: 1200,
    height: 630,
    hash: 'f385ab25',
  },
  'card-blog': {
    name: 'card-blog',
    alt: 'Strong reading. The Protein Coffee tin on espresso brown',
    width: 1200,
    height: 630,
    hash: '1202a90b',
  },
  'card-casein-protein': {
    name: 'card-casein-protein',
    alt: 'Casein Protein, ৳4,000, with its pack',
    width: 1200,
    height: 630,
    hash: '533b4a01',
  },
  'card-home': {
    name: 'card-home',
    alt: 'SHOBOL: Be good. Be happy. Be strong. Whey Isolate and Casein Protein on red',
    width: 1200,
    height: 630,
    hash: '4909ca05',
  },
  'card-meal-replacement-pro': {
    name: 'card-meal-replacement-pro',
    alt: 'Meal Replacement Pro, ৳2,200, with its pack',
    width: 1200,
    height: 630,
    hash: '2802e669',
  },
  'card-pea-protein-isolate': {
    name: 'card-pea-protein-isolate',
    alt: 'Pea Protein Isolate, ৳3,000, with its pack',
    width: 1200,
    height: 630,
    hash: 'cd2f3630',
  },
  'card-plant-protein': {
    name: 'card-plant-protein',
    alt: 'Plant Protein, ৳3,200, with its pack',
    width: 1200,
    height: 630,
    hash: 'db5c7091',
  },
  'card-products': {
    name: 'card-products',
    alt: 'Strong is made daily. Five proteins in one row on red',
    width: 1200,
    height: 630,
    hash: '01355184',
  },
  'card-protein-coffee': {
    name: 'card-protein-coffee',
    alt: 'Protein Coffee, ৳2,800, with its pack',
    width: 1200,
    height: 630,
    hash: 'ff90a4bb',
  },
  'card-register': {
    name: 'card-register',
    alt: 'Create account. A 24 kg kettlebell on red',
    width: 1200,
    height: 630,
    hash: 'ddf723f5',
  },
} as const satisfies Record<string, CardFile>
