import { expect, test } from 'vitest'
import type { PackedProduct } from './product.ts'
import { products } from './products.ts'
import { wheyIsolate } from './whey-isolate/product.ts'

const packs: readonly PackedProduct[] = [...products, wheyIsolate]

test.each(packs)(
  '$id: the calories match protein, carbohydrates and fat',
  ({ facts: { nutrition } }) => {
    if (!nutrition) return
    const { protein, carbs, fat, calories } = nutrition
    expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - calories)).toBeLessThan(1)
  },
)

test.each(packs)(
  '$id: a serving weighs more than its nutrients',
  ({ facts: { nutrition, serving } }) => {
    if (!nutrition) return
    expect(nutrition.protein + nutrition.carbs + nutrition.fat).toBeLessThan(serving.weight)
  },
)

test.each(packs)(
  '$id: the label shows the protein of the nutrition facts, or none without them',
  ({ facts }) => {
    const protein = facts.figures.find((figure) => figure.of === 'protein')
    expect(protein?.value).toBe(facts.nutrition && String(facts.nutrition.protein))
  },
)
