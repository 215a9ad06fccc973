import { expect, test } from 'vitest'
import type { PackedProduct } from './product.ts'
import { products } from './products.ts'
import { wheyIsolate } from './whey-isolate/product.ts'

const packs: readonly PackedProduct[] = [...products, wheyIsolate]

test.each(packs)(
  '$id: the servings fill the pack',
  ({ facts: { servings, serving, netWeight } }) => {
    expect(servings * serving.weight).toBe(netWeight)
  },
)

test.each(packs)(
  '$id: calories follow from protein, carbohydrates and fat',
  ({ facts: { nutrition } }) => {
    if (!nutrition) return
    const { protein, carbs, fat, calories } = nutrition
    expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - calories)).toBeLessThan(1)
  },
)

test.each(packs)(
  '$id: a serving weighs more than what is in it',
  ({ facts: { nutrition, serving } }) => {
    if (!nutrition) return
    expect(nutrition.protein + nutrition.carbs + nutrition.fat).toBeLessThan(serving.weight)
  },
)

test.each(packs)('$id: the label repeats the nutrition facts or gives none', ({ facts }) => {
  const protein = facts.figures.find((figure) => figure.of === 'protein')
  expect(protein?.value).toBe(facts.nutrition && String(facts.nutrition.protein))
})
