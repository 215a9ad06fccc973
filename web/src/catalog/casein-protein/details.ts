import type { ProductDetails } from '../product.ts'

export const details = {
  features: [
    'Micellar casein, the slow part of milk',
    '24 g of protein and 11 g of essential amino acids a scoop',
    'Malai vanilla, with no sugar added',
    '30 scoops under a lid that screws down',
  ],
  ingredients:
    'Micellar casein (milk), whole milk powder, natural vanilla flavouring, emulsifier (sunflower lecithin), sweetener (steviol glycosides).',
  benefits: [
    'Casein digests slowly, which suits the one stretch of the day when nobody cooks for you.',
    'All nine essential amino acids, 11 g of them in every scoop.',
    'Thick enough for a spoon. It is the rare protein that passes for pudding.',
  ],
  howToUse: [
    'Add one scoop (32 g) to 250 ml of cold water or milk.',
    'Shake for twenty seconds, then let it stand for two minutes to thicken.',
    'Drink it in the last hour of the day. For pudding, use 120 ml and a spoon.',
  ],
  faqs: [
    {
      question: 'Does it have to be at night?',
      answer: 'No. Casein is slow at any hour; the night is simply when slow is most useful.',
    },
    {
      question: 'Will it keep me awake?',
      answer: 'There is no caffeine in it. For that, see Protein Coffee.',
    },
    {
      question: 'Can I bake with it?',
      answer: 'Yes. Casein drinks up liquid, so add a splash more milk than the recipe asks for.',
    },
  ],
  headings: {
    ingredients: 'Five ingredients. You can name them all.',
    benefits: 'Built for the long gap.',
    howToUse: 'One scoop, last thing.',
  },
  allergens: ['milk'],
} as const satisfies ProductDetails
