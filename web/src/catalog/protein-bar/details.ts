import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '20 g of protein in 60 g of bar',
    'Roasted peanuts you can see',
    'Dark chocolate and dates for the sweetness',
    'One hand, no shaker',
  ],
  ingredients:
    'Milk protein, dates, roasted peanuts, dark chocolate (cocoa mass, cane sugar, cocoa butter), chicory root fibre, sea salt.',
  howToUse: [
    'Have one between meals, or on the way home from the gym.',
    'Keep it out of the sun; dark chocolate has its limits in April.',
    'If it goes soft, the fridge puts it right in ten minutes.',
  ],
  faqs: [
    {
      question: 'Is it a meal?',
      answer: 'At 241 kcal it is a good snack and a poor lunch.',
    },
    {
      question: 'Will it melt?',
      answer: 'The chocolate may, on a hot day. The middle holds.',
    },
  ],
  headings: {
    ingredients: 'Six things, one wrapper.',
    howToUse: 'Tear, bite, carry on.',
  },
  allergens: ['milk', 'peanut'],
} as const satisfies ProductDetails
