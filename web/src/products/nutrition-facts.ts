import type { Nutrition, ProductFacts } from './product.ts'

/** Text for display (specification, section 3): '24 g' for nutrients, '126' for calories. */
export type NutritionFacts = { protein: string; carbs: string; fat: string; calories: string }

const grams = (value: number) => `${Number(value.toFixed(1))} g`

const formatScaled = (
  { protein, carbs, fat, calories }: Nutrition,
  factor: number,
): NutritionFacts => ({
  protein: grams(protein * factor),
  carbs: grams(carbs * factor),
  fat: grams(fat * factor),
  calories: String(Math.round(calories * factor)),
})

/** Undefined if the product has no nutrition facts. */
export const factsPerServing = ({ nutrition }: ProductFacts) =>
  nutrition && formatScaled(nutrition, 1)

/** Undefined if the product has no nutrition facts. */
export const factsPer100g = ({ nutrition, serving }: ProductFacts) =>
  nutrition && formatScaled(nutrition, 100 / serving.weight)

/** The contents of a pack, as in '30 servings, 1 scoop (32 g) each'. */
export function servingsText({ servings, serving }: ProductFacts) {
  const one = `1 ${serving.name} (${serving.weight} g)`
  return servings > 1 ? `${servings} servings, ${one} each` : `1 serving, ${one}`
}
