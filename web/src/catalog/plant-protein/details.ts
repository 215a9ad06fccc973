import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '22 g of protein a scoop, all of it from plants',
    'All nine essential amino acids, from pea and rice together',
    'Ground cardamom, 1 g of sugar',
    '25 scoops in a pouch that stands up by itself',
  ],
  ingredients:
    'Pea protein isolate, brown rice protein, date powder, natural vanilla flavouring, ground cardamom, sea salt, sweetener (steviol glycosides).',
  benefits: [
    'Rice is short of lysine and pea of methionine. Together they cover for each other.',
    'No milk in the recipe, for anyone on bad terms with lactose.',
    'It tastes of vanilla and cardamom, not of lawn.',
  ],
  howToUse: [
    'Add one scoop (32 g) to 300 ml of cold water, milk or a plant drink.',
    'Shake for twenty seconds, wait a minute, shake again. Plants take their time.',
    'In mango season, blend it with half a mango.',
  ],
  faqs: [
    {
      question: 'Is it suitable for vegans?',
      answer:
        'The recipe holds nothing from animals. Milk and egg are handled in the same place, so traces are possible.',
    },
    {
      question: 'Is it gritty?',
      answer: 'Less than you fear. The second shake makes the difference.',
    },
    {
      question: 'Why pea and rice, and not one of them?',
      answer:
        'Each is low in an amino acid that the other brings. We blended them so that you do not have to.',
    },
  ],
  headings: {
    ingredients: 'Plants, top to bottom.',
    benefits: 'Complete, without the cow.',
    howToUse: 'Shake it twice.',
  },
  allergens: [],
} as const satisfies ProductDetails
