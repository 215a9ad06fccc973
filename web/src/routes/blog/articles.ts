import caseinNightShift from '../../pictures/article-casein-night-shift.json' with { type: 'json' }
import dhakaSummer from '../../pictures/article-dhaka-summer.json' with { type: 'json' }
import fiveLifts from '../../pictures/article-five-lifts.json' with { type: 'json' }
import oneKettlebell from '../../pictures/article-one-kettlebell.json' with { type: 'json' }
import peaRiceOrBoth from '../../pictures/article-pea-rice-or-both.json' with { type: 'json' }
import readALabel from '../../pictures/article-read-a-label.json' with { type: 'json' }
import type { Picture } from '../../pictures/picture.ts'
import { brand } from '../../brand/brand.ts'

/** The author of an article is an editorial desk, never a person (readings, No invented people). */
const desks = {
  kitchen: `${brand.name} Kitchen`,
  lab: `${brand.name} Lab`,
  training: `${brand.name} Training`,
} as const

/** A blog article (specification, section 3). */
export type Article = {
  id: string
  title: string
  excerpt: string
  category: keyof typeof articleCategories
  /** The publication date, as YYYY-MM-DD. */
  date: string
  /** Minutes. */
  readTime: number
  image: Picture
  author: (typeof desks)[keyof typeof desks]
  featured?: true
}

export const articleCategories = {
  'nutrition-science': 'Nutrition science',
  'research-insights': 'Research insights',
  'transformation-stories': 'Transformation stories',
  'fitness-guides': 'Fitness guides',
} as const

/** Newest first. */
export const articles = [
  {
    id: 'casein-night-shift',
    title: 'Why casein likes the night shift',
    excerpt:
      'Sleep is the longest fast of the day. What casein, the slow protein of milk, does with it, and what it leaves alone.',
    category: 'nutrition-science',
    date: '2026-11-12',
    readTime: 7,
    image: caseinNightShift,
    author: desks.lab,
    featured: true,
  },
  {
    id: 'one-kettlebell',
    title: 'Eighteen months, one kettlebell, no excuses left',
    excerpt:
      'No rack, no mirror, no membership: what 24\u00a0kg of iron in the corner of a flat can do, given enough weeks.',
    category: 'transformation-stories',
    date: '2026-11-05',
    readTime: 9,
    image: oneKettlebell,
    author: desks.training,
    featured: true,
  },
  {
    id: 'read-a-label',
    title: 'How to read a label in thirty seconds',
    excerpt:
      'Serving size, protein per 100\u00a0g, the order of the ingredients. Three lines say most of it.',
    category: 'research-insights',
    date: '2026-10-29',
    readTime: 4,
    image: readALabel,
    author: desks.lab,
    featured: true,
  },
  {
    id: 'dhaka-summer',
    title: 'Training through a Dhaka summer',
    excerpt: 'Earlier, shorter, saltier: a plan for forty degrees and ninety per cent.',
    category: 'fitness-guides',
    date: '2026-10-24',
    readTime: 6,
    image: dhakaSummer,
    author: desks.training,
  },
  {
    id: 'pea-rice-or-both',
    title: 'Pea, rice, or both?',
    excerpt: 'Two ordinary plants, one complete shake.',
    category: 'nutrition-science',
    date: '2026-10-17',
    readTime: 5,
    image: peaRiceOrBoth,
    author: desks.kitchen,
  },
  {
    id: 'five-lifts',
    title: 'Five lifts, three days, one hour',
    excerpt: 'The smallest plan that still moves the bar.',
    category: 'fitness-guides',
    date: '2026-10-09',
    readTime: 8,
    image: fiveLifts,
    author: desks.training,
  },
] as const satisfies readonly Article[]

const all: readonly Article[] = articles

export const featuredArticles = all.filter(({ featured }) => featured)

export const latestArticles = all.filter(({ featured }) => !featured)
