import fc from 'fast-check'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

test('a price has the currency sign first, thousands separators and no decimals', () => {
  render(<Price taka={124000} />)

  expect(screen.getByText('৳124,000')).toBeVisible()
})

test('any amount → shows the currency sign first, thousands separators and all digits', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (taka) => {
      const { container, unmount } = render(<Price taka={taka} />)
      const shown = container.textContent
      unmount()
      expect(shown).toMatch(/^৳\d{1,3}(,\d{3})*$/)
      expect(Number(shown.replace(/[৳,]/g, ''))).toBe(taka)
    }),
  )
})
