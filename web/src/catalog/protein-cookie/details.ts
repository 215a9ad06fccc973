import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '16 g of protein a cookie',
    'Soft-baked: it bends before it breaks',
    'Dark chocolate in the dough, and again in pieces',
    '75 g, one to a pack',
  ],
  ingredients:
    'Wheat flour, dark chocolate (cocoa mass, cane sugar, cocoa butter), milk protein, butter (milk), cane sugar, egg, cocoa powder, baking powder, sea salt.',
  benefits: [
    'A sweet end to lunch that brings 16 g of protein to the table.',
    'Soft enough for the car, tidy enough for the keyboard.',
    '292 kcal, printed on the front of the pouch, so nobody has to guess.',
  ],
  faqs: [
    {
      question: 'Can I warm it up?',
      answer: 'Ten seconds in a microwave, out of the pouch, and the chocolate gives in.',
    },
    {
      question: 'Is there egg in it?',
      answer: 'Yes, and wheat and milk as well. It is a cookie.',
    },
  ],
  headings: {
    ingredients: 'Mostly what a cookie should be.',
    benefits: 'It is still a cookie.',
  },
  allergens: ['egg', 'milk', 'wheat'],
} as const satisfies ProductDetails
