import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '24 g of protein and 0 g of sugar a scoop',
    'No flavouring, no sweetener, no colour',
    'From yellow peas alone',
    '30 scoops of 30 g',
  ],
  ingredients: 'Yellow pea protein isolate.',
  benefits: [
    'So little flavour of its own that it joins dal, soup or dough without an argument.',
    'No sweetener, for those who can taste it in everything.',
    'No milk in the recipe either, and nothing else to read up on.',
  ],
  howToUse: [
    'Stir one scoop (30 g) into dal or soup once it is off the heat.',
    'For roti, swap a fifth of the flour for pea protein and add a little more water.',
    'To drink it, blend it with something that has opinions: mango, banana or coffee.',
  ],
  faqs: [],
  headings: {
    ingredients: 'One ingredient. That was quick.',
    benefits: 'Protein that stays out of the way.',
    howToUse: 'Into anything.',
  },
  allergens: [],
} as const satisfies ProductDetails
