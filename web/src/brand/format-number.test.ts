import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { formatTaka } from './format-number.ts'

test('formatTaka has the currency sign first, and thousands separators of the brand’s locale', () => {
  expect(formatTaka(124000)).toBe('৳124,000')
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (taka) => {
      expect(formatTaka(taka)).toBe(brand.currency.sign + taka.toLocaleString(brand.locale))
    }),
  )
})
