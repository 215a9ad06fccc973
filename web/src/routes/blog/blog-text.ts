import type { Faq } from '../../catalog/product.ts'
import { brand } from '../../brand/brand.ts'

export const blogPage = {
  hero: {
    title: 'Strong reading.',
    lead: `Plain answers from the three desks of ${brand.name}: Kitchen cooks, Lab\u00a0reads the papers, Training lifts.`,
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

export const blogFaqCategories = {
  timing: 'Timing',
  safety: 'Safety',
  requirements: 'Requirements',
} as const

export const blogFaqs = [
  {
    id: 'when-to-shake',
    question: 'When should I have a shake?',
    answer:
      'Whenever you will actually drink it. Spread protein over the day first; the minutes around a session matter less than the total.',
    category: 'timing',
  },
  {
    id: 'two-powders',
    question: 'Can I use two powders on one day?',
    answer: 'Yes. You count grams, not tubs: add both to the total of the day.',
    category: 'safety',
  },
  {
    id: 'count-protein',
    question: 'How do I count the protein in my meals?',
    answer:
      'An egg has about 6 g, a palm of chicken or fish about 25 g, a bowl of dal about 8 g. Add up one ordinary day; it will do for the rest of the week.',
    category: 'requirements',
  },
  {
    id: 'coffee-and-training',
    question: 'Coffee before or after training?',
    answer:
      'Before, if you want to notice it: caffeine takes about half an hour to arrive. After four in the afternoon it tends to stay for the night.',
    category: 'timing',
  },
  {
    id: 'ask-a-doctor',
    question: 'Who should ask a doctor first?',
    answer:
      'Anyone with a kidney or liver condition, anyone pregnant or breastfeeding, and anyone under eighteen. A shop is not a surgery.',
    category: 'safety',
  },
  {
    id: 'protein-in-summer',
    question: 'Do I need more protein in summer?',
    answer: 'No. Heat asks for water and for rest; the protein stays as it was.',
    category: 'requirements',
  },
] as const satisfies readonly (Faq & { id: string; category: keyof typeof blogFaqCategories })[]
