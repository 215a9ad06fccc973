import { expect, test } from 'vitest'
import { factsPer100g, servingsText } from './nutrition-facts.ts'

const serving = { weight: 32, name: 'scoop' }

test('factsPer100g scales the texts of a serving', () => {
  const facts = { protein: '24 g', carbs: '4 g', fat: '1.5 g', calories: '126' }

  expect(factsPer100g(facts, serving)).toEqual({
    protein: '75 g',
    carbs: '12.5 g',
    fat: '4.7 g',
    calories: '394',
  })
})

test.each([
  [30, '30 servings, 1 scoop (32 g) each'],
  [1, '1 serving, 1 scoop (32 g)'],
])('a pack has %d serving(s) → servingsText returns “%s”', (servings, text) => {
  expect(servingsText({ servings, serving })).toBe(text)
})
