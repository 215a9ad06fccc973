import { expect, test } from 'vitest'
import { headlineProteins } from '../routes/products/headline-proteins-text.ts'
import { products } from './products.ts'

const withFacts = [...products, ...headlineProteins.map(({ pack }) => pack)].flatMap(
  ({ id, nutritionFacts }) => (nutritionFacts ? [{ id, facts: nutritionFacts }] : []),
)

test.each(withFacts)('$id: the calories match protein, carbohydrates and fat', ({ facts }) => {
  const { protein, carbs, fat, calories } = facts
  const energy =
    4 * Number.parseFloat(protein) + 4 * Number.parseFloat(carbs) + 9 * Number.parseFloat(fat)

  expect(Math.abs(energy - Number(calories))).toBeLessThan(1)
  for (const text of [protein, carbs, fat]) expect(text).toMatch(/^[\d.]+ g$/)
})

test.each(products)('$id: a serving weighs more than its nutrients', (product) => {
  const { protein = '0', carbs = '0', fat = '0' } = product.nutritionFacts ?? {}
  const nutrients = [protein, carbs, fat].reduce((sum, text) => sum + Number.parseFloat(text), 0)

  expect(nutrients).toBeLessThan(product.serving.weight)
})
