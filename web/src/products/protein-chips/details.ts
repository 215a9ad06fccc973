import type { ProductDetails } from '../details.ts'

export const details = {
  more: '15 g of protein in a 40 g bag, and no reason to share.',
  features: [
    '15 g of protein a bag',
    'Baked: 4 g of fat, 160 kcal',
    'Chickpea and milk protein, rolled thin',
    'Naga chilli, then lime',
  ],
  allergens: ['milk'],
  benefits: {
    heading: 'Crunch with a purpose.',
    points: [
      'The crunch you were going to have anyway, with 15 g of protein in it.',
      '4 g of fat a bag, because the oven does the work.',
      'Enough chilli that one bag is usually enough.',
    ],
  },
  howToUse: {
    heading: 'Open, with respect.',
    steps: [
      'Start with one.',
      'Keep yoghurt within reach. Water only spreads the news.',
      'Wash your hands before you rub your eyes.',
    ],
  },
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
} as const satisfies ProductDetails
