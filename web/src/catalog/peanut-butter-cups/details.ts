import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    'Three cups of 15 g',
    'Dark chocolate over roasted peanut butter',
    'A pinch of sea salt on top',
  ],
  ingredients:
    'Dark chocolate (cocoa mass, cane sugar, cocoa butter), roasted peanuts, milk protein, cane sugar, sea salt.',
  benefits: [
    'Three to a pack, so that one can be a decision rather than an accident.',
    'Peanuts roasted and ground until smooth, under chocolate that snaps.',
    'Flat enough for a pocket, on a cool day.',
  ],
  howToUse: [
    'Keep them cool; from March to October that means the fridge.',
    'Let one stand for two minutes before you bite, and the salt comes through.',
  ],
  faqs: [
    {
      question: 'Is there milk in the dark chocolate?',
      answer: 'Not in the chocolate, but there is milk protein in the filling.',
    },
    {
      question: 'Do they make a good present?',
      answer: 'They would, if they ever arrived.',
    },
  ],
  headings: {
    ingredients: 'Short and sweet.',
    benefits: 'Reasons, if you need any.',
    howToUse: 'Cool, then slowly.',
  },
  allergens: ['milk', 'peanut'],
} as const satisfies ProductDetails
