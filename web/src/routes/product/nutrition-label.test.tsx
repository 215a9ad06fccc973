import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../catalog/products.ts'
import { factsPer100g, NutritionLabel, servingsText } from './nutrition-label.tsx'

test.each(products.filter(({ nutritionFacts }) => nutritionFacts))(
  '$name has one column for a serving, and one for 100 g unless that is a serving',
  (product) => {
    render(<NutritionLabel product={product} />)

    const { weight } = product.serving
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns).toEqual(weight === 100 ? ['100 g'] : [`${weight} g`, '100 g'])
    for (const row of screen.getAllByRole('row'))
      expect(row.children).toHaveLength(1 + columns.length)
  },
)

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
])('for a pack of %d serving(s), servingsText returns “%s”', (servings, text) => {
  expect(servingsText({ servings, serving })).toBe(text)
})
