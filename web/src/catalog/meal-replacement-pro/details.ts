import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    '30 g of protein and 396 kcal a meal',
    'Carbohydrates from oats and dates, fats from flaxseed and coconut',
    'Vitamins and minerals, as a meal should have',
    '10 meals in a pouch',
  ],
  ingredients:
    'Oat flour, milk protein concentrate, date powder, ground flaxseed, coconut milk powder, vitamin and mineral blend, cinnamon, sea salt.',
  benefits: [
    'Protein, carbohydrates, fats and fibre together: a plate, not a milkshake.',
    'Ready in a minute, wherever there is water.',
    'Sweet from dates and warm with cinnamon, so it tastes of breakfast at any hour.',
  ],
  howToUse: [
    'Pour 350 ml of cold water into a shaker, then add one serving (100 g).',
    'Shake for thirty seconds. With milk it turns richer, and the calories rise with it.',
    'Have it in place of a meal, not on top of one.',
  ],
  faqs: [
    {
      question: 'Can I live on it?',
      answer:
        'Please do not. It stands in for the lunch you would have missed; the other meals should need chewing.',
    },
    {
      question: 'Will it help me lose weight?',
      answer:
        'It is 396 kcal, counted out. What that does depends on the meal it replaces and on the rest of your day.',
    },
    {
      question: 'Is it free of gluten?',
      answer: 'No. It is built on oats, and wheat is handled in the same place.',
    },
  ],
  headings: {
    ingredients: 'A meal, written out.',
    benefits: 'Lunch, minus the queue.',
    howToUse: 'Water, powder, go.',
  },
  allergens: ['milk', 'oats'],
} as const satisfies ProductDetails
