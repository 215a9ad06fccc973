import { expect, test } from 'vitest'
import { factsPer100g, factsPerServing, servingsText } from './nutrition-facts.ts'
import { productFacts } from './product-facts.ts'

test('a serving is written as the label has it', () => {
  expect(factsPerServing(productFacts['casein-protein'])).toEqual({
    protein: '24 g',
    carbs: '4 g',
    fat: '1.5 g',
    calories: '126',
  })
})

test('100 g are reckoned from the serving', () => {
  expect(factsPer100g(productFacts['casein-protein'])).toEqual({
    protein: '75 g',
    carbs: '12.5 g',
    fat: '4.7 g',
    calories: '394',
  })
})

test('where there are no nutrition facts there are none per 100 g', () => {
  expect(factsPerServing(productFacts['peanut-butter-cups'])).toBeUndefined()
  expect(factsPer100g(productFacts['peanut-butter-cups'])).toBeUndefined()
})

test.each([
  ['casein-protein', '30 servings, 1 scoop (32 g) each'],
  ['meal-replacement-pro', '10 servings, 1 meal (100 g) each'],
  ['protein-bar', '1 serving, 1 bar (60 g)'],
] as const)('%s: %s', (id, text) => {
  expect(servingsText(productFacts[id])).toBe(text)
})
