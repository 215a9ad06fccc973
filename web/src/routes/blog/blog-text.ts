import { brand } from '../../brand/brand.ts'

/** The texts of the blog page, without its articles. */
export const blogPage = {
  hero: {
    title: 'Strong reading.',
    lead: `Plain answers from the three desks of ${brand.name}: Kitchen cooks, Lab reads the papers, Training lifts.`,
  },
  featured: { heading: 'Featured' },
  latest: { heading: 'Latest' },
  faqs: { heading: 'Science, short.' },
  newsletter: {
    /** A fixed marketing claim (specification, section 9). */
    subscribers: '5,000+',
    text: 'subscribers read us before leg day.',
    action: 'Subscribe',
  },
} as const
