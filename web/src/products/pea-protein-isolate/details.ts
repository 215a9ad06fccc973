import type { ProductDetails } from '../details.ts'

export const details = {
  more: 'It goes wherever you do: into dal, a smoothie or the dough for roti.',
  features: [
    '24 g of protein and 0 g of sugar a scoop',
    'No flavouring, no sweetener, no colour',
    'From yellow peas alone',
    '30 scoops of 30 g',
  ],
  ingredients: {
    heading: 'One ingredient. That was quick.',
    text: 'Yellow pea protein isolate.',
  },
  allergens: [],
  benefits: {
    heading: 'Protein that stays out of the way.',
    points: [
      'So little flavour of its own that it joins dal, soup or dough without an argument.',
      'No sweetener, for those who can taste it in everything.',
      'No milk in the recipe either, and nothing else to read up on.',
    ],
  },
  howToUse: {
    heading: 'Into anything.',
    steps: [
      'Stir one scoop (30 g) into dal or soup once it is off the heat.',
      'For roti, swap a fifth of the flour for pea protein and add a little more water.',
      'To drink it, blend it with something that has opinions: mango, banana or coffee.',
    ],
  },
  faqs: [],
} as const satisfies ProductDetails
