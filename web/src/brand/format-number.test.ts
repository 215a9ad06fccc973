import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { formatNumber } from './format-number.ts'

test('any integer → formatNumber returns the same text as toLocaleString in the brand’s locale', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(formatNumber(number)).toBe(number.toLocaleString(brand.locale))
    }),
  )
})
