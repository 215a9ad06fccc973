import wheyIsolate from '../../pictures/whey-isolate.json' with { type: 'json' }
import { caseinProtein } from '../../catalog/casein-protein/product.ts'
import type { NutritionFacts, Product } from '../../catalog/product.ts'
import { proteinCoffee } from '../../catalog/protein-coffee/product.ts'

export const headlineProteinsId = 'headline-proteins'

/** One of the three large panels of the products page (specification, section 2). */
export type HeadlineProtein = {
  pack: Pick<Product, 'id' | 'name' | 'image' | 'palette' | 'servings' | 'serving'> & {
    nutritionFacts: NutritionFacts
  }
  description: string
  figure: { value: string; of: string }
  /** The label of its button, which is a link if the protein has a page. */
  action: string
  product?: Product
}

export const headlineProteins: readonly HeadlineProtein[] = [
  {
    // The shop does not sell it: it has no price and no page.
    pack: {
      id: 'whey-isolate',
      name: 'Whey Isolate',
      image: wheyIsolate,
      palette: { card: 'silver' },
      servings: 30,
      serving: { weight: 30, name: 'scoop' },
      nutritionFacts: { protein: '27 g', carbs: '0.5 g', fat: '0.2 g', calories: '112' },
    },
    description: 'Cold-filtered, quick to mix, ready when the last set is done.',
    figure: { value: '0 g', of: 'sugar' },
    action: 'Shop Now',
  },
  {
    pack: caseinProtein,
    description: 'The slow protein of milk. EAA are its essential amino acids.',
    figure: { value: '11 g', of: 'EAA' },
    action: 'See casein',
    product: caseinProtein,
  },
  {
    pack: proteinCoffee,
    description: 'Dark roast first, protein second. You will taste it that way round.',
    figure: { value: '80 mg', of: 'caffeine' },
    action: 'See coffee',
    product: proteinCoffee,
  },
]
