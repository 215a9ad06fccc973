import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../catalog/products.ts'
import { NutritionLabel } from './nutrition-label.tsx'

test.each(products.filter(({ nutritionFacts }) => nutritionFacts))(
  '$name → one column for a serving, and one for 100 g unless that is a serving',
  (product) => {
    render(<NutritionLabel product={product} />)

    const { weight } = product.serving
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns).toEqual(weight === 100 ? ['100 g'] : [`${weight} g`, '100 g'])
    for (const row of screen.getAllByRole('row'))
      expect(row.children).toHaveLength(1 + columns.length)
  },
)
