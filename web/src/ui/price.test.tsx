import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

test('a price is written with the sign first, separated thousands and no decimals', () => {
  render(<Price taka={124000} />)

  expect(screen.getByText('৳124,000')).toBeVisible()
})
