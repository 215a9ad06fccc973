import type { Nutrition, ProductFacts } from './product.ts'

/** Formatted for display (specification, section 3): grams with their unit, calories without. */
export type NutritionFacts = { protein: string; carbs: string; fat: string; calories: string }

const grams = (value: number) => `${Number(value.toFixed(1))} g`

const formatted = (
  { protein, carbs, fat, calories }: Nutrition,
  share: number,
): NutritionFacts => ({
  protein: grams(protein * share),
  carbs: grams(carbs * share),
  fat: grams(fat * share),
  calories: String(Math.round(calories * share)),
})

/** Undefined if the product has no nutrition facts. */
export const factsPerServing = ({ nutrition }: ProductFacts) => nutrition && formatted(nutrition, 1)

/** Undefined if the product has no nutrition facts. */
export const factsPer100g = ({ nutrition, serving }: ProductFacts) =>
  nutrition && formatted(nutrition, 100 / serving.weight)

/** The contents of a pack, as in '30 servings, 1 scoop (32 g) each'. */
export function servingsText({ servings, serving }: ProductFacts) {
  const one = `1 ${serving.name} (${serving.weight} g)`
  return servings > 1 ? `${servings} servings, ${one} each` : `1 serving, ${one}`
}
