import { expect, test } from 'vitest'
import { findFacts, productFacts, type ProductFacts } from './product-facts.ts'
import { products } from './products.ts'

const all = Object.entries<ProductFacts>(productFacts)

test.each(products.map(({ id }) => id))('%s has the facts its label carries', (id) => {
  expect(findFacts(id)?.netWeight).toBeGreaterThan(0)
})

test.each(all)('%s: the servings fill the pack', (_id, { servings, serving, netWeight }) => {
  expect(servings * serving.weight).toBe(netWeight)
})

test.each(all)('%s: calories follow from protein, carbohydrates and fat', (_id, { nutrition }) => {
  if (!nutrition) return
  const { protein, carbs, fat, calories } = nutrition
  expect(Math.abs(4 * protein + 4 * carbs + 9 * fat - calories)).toBeLessThan(1)
})

test.each(all)('%s: a serving weighs more than what is in it', (_id, { nutrition, serving }) => {
  if (!nutrition) return
  expect(nutrition.protein + nutrition.carbs + nutrition.fat).toBeLessThan(serving.weight)
})

test.each(all)('%s: the label repeats the nutrition facts or gives none', (_id, facts) => {
  const protein = facts.figures.find((figure) => figure.of === 'protein')
  expect(protein?.value).toBe(facts.nutrition && String(facts.nutrition.protein))
})

test('one product has no nutrition facts, so that the page without them can be seen', () => {
  expect(products.filter(({ id }) => !findFacts(id)?.nutrition).map(({ id }) => id)).toEqual([
    'peanut-butter-cups',
  ])
})

test.each([undefined, '', 'constructor', '__proto__'])('%s has no facts', (id) => {
  expect(findFacts(id)).toBeUndefined()
})
