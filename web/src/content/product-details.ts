import type { Allergen } from './allergens.ts'
import type { Faq } from './faq.ts'
import type { ProductId } from './products.ts'

/** What the tabs of a product's page say; what is missing is answered by product-page.ts. */
export type ProductDetails = {
  /** Goes on where the product's description ends. */
  more: string
  features: readonly string[]
  ingredients?: { heading: string; text: string }
  allergens: readonly Allergen[]
  benefits?: { heading: string; points: readonly string[] }
  howToUse?: { heading: string; steps: readonly string[] }
  faqs: readonly Faq[]
}

/**
 * Each snack and the pea protein lack one thing, so that every fallback text can be seen
 * (product decisions); the nutrition facts of the cups are the one missing in product-facts.ts.
 */
export const productDetails = {
  'casein-protein': {
    more: 'Thick like a malai shake, never chalky.',
    features: [
      'Micellar casein, the slow part of milk',
      '24 g of protein and 11 g of essential amino acids a scoop',
      'Malai vanilla, with no sugar added',
      '30 scoops under a lid that screws down',
    ],
    ingredients: {
      heading: 'Five ingredients. You can name them all.',
      text: 'Micellar casein (milk), whole milk powder, natural vanilla flavouring, emulsifier (sunflower lecithin), sweetener (steviol glycosides).',
    },
    allergens: ['milk'],
    benefits: {
      heading: 'Built for the long gap.',
      points: [
        'Casein digests slowly, which suits the one stretch of the day when nobody cooks for you.',
        'All nine essential amino acids, 11 g of them in every scoop.',
        'Thick enough for a spoon. It is the rare protein that passes for pudding.',
      ],
    },
    howToUse: {
      heading: 'One scoop, last thing.',
      steps: [
        'Add one scoop (32 g) to 250 ml of cold water or milk.',
        'Shake for twenty seconds, then let it stand for two minutes to thicken.',
        'Drink it in the last hour of the day. For pudding, use 120 ml and a spoon.',
      ],
    },
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
  },

  'protein-coffee': {
    more: 'The cup you make anyway, with breakfast already under way.',
    features: [
      '15 g of milk protein a cup',
      '80 mg of caffeine, about one strong coffee',
      'Mocha: dark roast first, a little cocoa behind it',
      '20 cups in a steel tin',
    ],
    ingredients: {
      heading: 'Coffee, milk, cocoa.',
      text: 'Milk protein concentrate, instant dark-roast coffee, skimmed milk powder, cocoa powder, natural flavouring, sweetener (steviol glycosides).',
    },
    allergens: ['milk'],
    benefits: {
      heading: 'Two habits, one mug.',
      points: [
        'Caffeine and protein in one go, for mornings with room for only one of them.',
        'A measured 80 mg of caffeine, so you know what the second cup means.',
        '92 kcal a cup: it sits beside breakfast, or holds the line until there is one.',
      ],
    },
    howToUse: {
      heading: 'Warm first, then hot.',
      steps: [
        'Stir one serving (25 g) into 50 ml of lukewarm water until it is smooth.',
        'Top up with 150 ml of hot water, not boiling: milk protein clumps at the boil.',
        'For iced coffee, shake it with cold water and pour it over ice.',
      ],
    },
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
  },

  'plant-protein': {
    more: 'It smells faintly of payesh. That is the cardamom; the plants keep quiet.',
    features: [
      '22 g of protein a scoop, all of it from plants',
      'All nine essential amino acids, from pea and rice together',
      'Ground cardamom, 1 g of sugar',
      '25 scoops in a pouch that stands up by itself',
    ],
    ingredients: {
      heading: 'Plants, top to bottom.',
      text: 'Pea protein isolate, brown rice protein, date powder, natural vanilla flavouring, ground cardamom, sea salt, sweetener (steviol glycosides).',
    },
    allergens: [],
    benefits: {
      heading: 'Complete, without the cow.',
      points: [
        'Rice is short of lysine and pea of methionine. Together they cover for each other.',
        'No milk in the recipe, for anyone on bad terms with lactose.',
        'It tastes of vanilla and cardamom, not of lawn.',
      ],
    },
    howToUse: {
      heading: 'Shake it twice.',
      steps: [
        'Add one scoop (32 g) to 300 ml of cold water, milk or a plant drink.',
        'Shake for twenty seconds, wait a minute, shake again. Plants take their time.',
        'In mango season, blend it with half a mango.',
      ],
    },
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
  },

  'meal-replacement-pro': {
    more: 'For the days when lunch is a meeting and the bus is the dining room.',
    features: [
      '30 g of protein and 396 kcal a meal',
      'Carbohydrates from oats and dates, fats from flaxseed and coconut',
      'Vitamins and minerals, as a meal should have',
      '10 meals in a pouch',
    ],
    ingredients: {
      heading: 'A meal, written out.',
      text: 'Oat flour, milk protein concentrate, date powder, ground flaxseed, coconut milk powder, vitamin and mineral blend, cinnamon, sea salt.',
    },
    allergens: ['milk', 'oats'],
    benefits: {
      heading: 'Lunch, minus the queue.',
      points: [
        'Protein, carbohydrates, fats and fibre together: a plate, not a milkshake.',
        'Ready in a minute, wherever there is water.',
        'Sweet from dates and warm with cinnamon, so it tastes of breakfast at any hour.',
      ],
    },
    howToUse: {
      heading: 'Water, powder, go.',
      steps: [
        'Pour 350 ml of cold water into a shaker, then add one serving (100 g).',
        'Shake for thirty seconds. With milk it turns richer, and the calories rise with it.',
        'Have it in place of a meal, not on top of one.',
      ],
    },
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
  },

  'pea-protein-isolate': {
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
  },

  'protein-bar': {
    more: 'Made for the bag, not for the shelf.',
    features: [
      '20 g of protein in 60 g of bar',
      'Roasted peanuts you can see',
      'Dark chocolate and dates for the sweetness',
      'One hand, no shaker',
    ],
    ingredients: {
      heading: 'Six things, one wrapper.',
      text: 'Milk protein, dates, roasted peanuts, dark chocolate (cocoa mass, cane sugar, cocoa butter), chicory root fibre, sea salt.',
    },
    allergens: ['milk', 'peanut'],
    howToUse: {
      heading: 'Tear, bite, carry on.',
      steps: [
        'Have one between meals, or on the way home from the gym.',
        'Keep it out of the sun; dark chocolate has its limits in April.',
        'If it goes soft, the fridge puts it right in ten minutes.',
      ],
    },
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
  },

  'protein-cookie': {
    more: 'A bakery sort of cookie that happens to carry 16 g of protein.',
    features: [
      '16 g of protein a cookie',
      'Soft-baked: it bends before it breaks',
      'Dark chocolate in the dough, and again in pieces',
      '75 g, one to a pack',
    ],
    ingredients: {
      heading: 'Mostly what a cookie should be.',
      text: 'Wheat flour, dark chocolate (cocoa mass, cane sugar, cocoa butter), milk protein, butter (milk), cane sugar, egg, cocoa powder, baking powder, sea salt.',
    },
    allergens: ['egg', 'milk', 'wheat'],
    benefits: {
      heading: 'It is still a cookie.',
      points: [
        'A sweet end to lunch that brings 16 g of protein to the table.',
        'Soft enough for the car, tidy enough for the keyboard.',
        '292 kcal, printed on the front of the pouch, so nobody has to guess.',
      ],
    },
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
  },

  'protein-chips': {
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
  },

  'peanut-butter-cups': {
    more: 'They do not pretend to be a meal. They are simply good with coffee.',
    features: [
      'Three cups of 15 g',
      'Dark chocolate over roasted peanut butter',
      'A pinch of sea salt on top',
    ],
    ingredients: {
      heading: 'Short and sweet.',
      text: 'Dark chocolate (cocoa mass, cane sugar, cocoa butter), roasted peanuts, milk protein, cane sugar, sea salt.',
    },
    allergens: ['milk', 'peanut'],
    benefits: {
      heading: 'Reasons, if you need any.',
      points: [
        'Three to a pack, so that one can be a decision rather than an accident.',
        'Peanuts roasted and ground until smooth, under chocolate that snaps.',
        'Flat enough for a pocket, on a cool day.',
      ],
    },
    howToUse: {
      heading: 'Cool, then slowly.',
      steps: [
        'Keep them cool; from March to October that means the fridge.',
        'Let one stand for two minutes before you bite, and the salt comes through.',
      ],
    },
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
  },
} as const satisfies Record<ProductId, ProductDetails>

export const detailsOf = (id: ProductId): ProductDetails => productDetails[id]
