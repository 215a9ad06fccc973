import { expect, test } from 'vitest'
import { factsPer100g, factsPerServing, servingsText } from './nutrition-facts.ts'
import { caseinProtein } from './casein-protein/product.ts'
import { mealReplacementPro } from './meal-replacement-pro/product.ts'
import { peanutButterCups } from './peanut-butter-cups/product.ts'
import { proteinBar } from './protein-bar/product.ts'

test('facts per serving are those of the label', () => {
  expect(factsPerServing(caseinProtein.facts)).toEqual({
    protein: '24 g',
    carbs: '4 g',
    fat: '1.5 g',
    calories: '126',
  })
})

test('facts per 100 g are calculated from the serving', () => {
  expect(factsPer100g(caseinProtein.facts)).toEqual({
    protein: '75 g',
    carbs: '12.5 g',
    fat: '4.7 g',
    calories: '394',
  })
})

test('no nutrition facts → undefined per serving and per 100 g', () => {
  expect(factsPerServing(peanutButterCups.facts)).toBeUndefined()
  expect(factsPer100g(peanutButterCups.facts)).toBeUndefined()
})

test.each([
  [caseinProtein, '30 servings, 1 scoop (32 g) each'],
  [mealReplacementPro, '10 servings, 1 meal (100 g) each'],
  [proteinBar, '1 serving, 1 bar (60 g)'],
] as const)('$id: %s', ({ facts }, text) => {
  expect(servingsText(facts)).toBe(text)
})
