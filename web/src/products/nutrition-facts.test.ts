import { expect, test } from 'vitest'
import { factsPer100g, factsPerServing, servingsText } from './nutrition-facts.ts'
import { peanutButterCups } from './peanut-butter-cups/product.ts'
import type { ProductFacts } from './product.ts'

const { facts: withoutNutrition } = peanutButterCups

/** A pack of 30 scoops of 32 g. */
const facts: ProductFacts = {
  ...withoutNutrition,
  servings: 30,
  serving: { weight: 32, name: 'scoop' },
  nutrition: { protein: 24, carbs: 4, fat: 1.5, calories: 126 },
}

test('factsPerServing returns the numbers of the label, with the unit g except for calories', () => {
  expect(factsPerServing(facts)).toEqual({
    protein: '24 g',
    carbs: '4 g',
    fat: '1.5 g',
    calories: '126',
  })
})

test('factsPer100g calculates the numbers from those per serving', () => {
  expect(factsPer100g(facts)).toEqual({
    protein: '75 g',
    carbs: '12.5 g',
    fat: '4.7 g',
    calories: '394',
  })
})

test('a product has no nutrition facts → both functions return undefined', () => {
  expect(factsPerServing(withoutNutrition)).toBeUndefined()
  expect(factsPer100g(withoutNutrition)).toBeUndefined()
})

test.each([
  [30, '30 servings, 1 scoop (32 g) each'],
  [1, '1 serving, 1 scoop (32 g)'],
])('a pack has %d serving(s) → servingsText returns “%s”', (servings, text) => {
  expect(servingsText({ ...facts, servings })).toBe(text)
})
