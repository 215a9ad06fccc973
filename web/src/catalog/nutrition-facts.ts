import type { NutritionFacts, Product } from './product.ts'

/** Scales the facts of a serving to 100 g. */
export function factsPer100g(
  facts: NutritionFacts,
  { weight }: Product['serving'],
): NutritionFacts {
  const scaled = (text: string) => (Number.parseFloat(text) * 100) / weight
  const grams = (text: string) => `${Number(scaled(text).toFixed(1))} g`
  return {
    protein: grams(facts.protein),
    carbs: grams(facts.carbs),
    fat: grams(facts.fat),
    calories: String(Math.round(scaled(facts.calories))),
  }
}

/** The contents of a pack, as in '30 servings, 1 scoop (32 g) each'. */
export function servingsText({ servings, serving }: Pick<Product, 'servings' | 'serving'>) {
  const one = `1 ${serving.name} (${serving.weight} g)`
  return servings > 1 ? `${servings} servings, ${one} each` : `1 serving, ${one}`
}
