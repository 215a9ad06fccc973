import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '15 g of milk protein a cup',
    '80 mg of caffeine, about one strong coffee',
    'Mocha: dark roast first, a little cocoa behind it',
    '20 cups in a steel tin',
  ],
  ingredients:
    'Milk protein concentrate, instant dark-roast coffee, skimmed milk powder, cocoa powder, natural flavouring, sweetener (steviol glycosides).',
  benefits: [
    'Caffeine and protein in one go, for mornings with room for only one of them.',
    'A measured 80 mg of caffeine, so you know what the second cup means.',
    '92 kcal a cup: it sits beside breakfast, or holds the line until there is one.',
  ],
  howToUse: [
    'Stir one serving (25 g) into 50 ml of lukewarm water until it is smooth.',
    'Top up with 150 ml of hot water, not boiling: milk protein clumps at the boil.',
    'For iced coffee, shake it with cold water and pour it over ice.',
  ],
  faqs: [
    {
      question: 'Can I drink it before training?',
      answer: 'Many do, half an hour ahead. Late in the evening it does what coffee does.',
    },
    {
      question: 'Is it sweet?',
      answer: 'Lightly, like a coffee with one sugar, without the sugar.',
    },
    {
      question: 'Who should leave it out?',
      answer:
        'Children, and anyone who has been told to go easy on caffeine. If you are pregnant or breastfeeding, ask your doctor first.',
    },
  ],
  headings: {
    ingredients: 'Coffee, milk, cocoa.',
    benefits: 'Two habits, one mug.',
    howToUse: 'Warm first, then hot.',
  },
  allergens: ['milk'],
} as const satisfies ProductDetails
