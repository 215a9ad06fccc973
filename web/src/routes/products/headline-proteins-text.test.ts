import { expect, test } from 'vitest'
import { headlineFigures, headlineProteins } from './headline-proteins-text.ts'

test.each(headlineProteins)(
  'figures of $pack.id → are the first two of the label, then the calories',
  (protein) => {
    const { figures, nutrition } = protein.pack.facts

    expect(headlineFigures(protein)).toEqual([
      figures[0],
      figures[1],
      { value: String(nutrition?.calories), of: 'kcal' },
    ])
  },
)
