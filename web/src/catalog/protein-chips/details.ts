import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '15 g of protein a bag',
    'Baked: 4 g of fat, 160 kcal',
    'Chickpea and milk protein, rolled thin',
    'Naga chilli, then lime',
  ],
  benefits: [
    'The crunch you were going to have anyway, with 15 g of protein in it.',
    '4 g of fat a bag, because the oven does the work.',
    'Enough chilli that one bag is usually enough.',
  ],
  howToUse: [
    'Start with one.',
    'Keep yoghurt within reach. Water only spreads the news.',
    'Wash your hands before you rub your eyes.',
  ],
  faqs: [
    {
      question: 'How hot are they?',
      answer: 'Honestly hot. Naga is among the hottest chillies grown, and we did not hide it.',
    },
    {
      question: 'Are they vegan?',
      answer: 'No, there is milk protein in them. The chilli is only part of the warning.',
    },
  ],
  headings: {
    benefits: 'Crunch with a purpose.',
    howToUse: 'Open, with respect.',
  },
  allergens: ['milk'],
} as const satisfies ProductDetails
