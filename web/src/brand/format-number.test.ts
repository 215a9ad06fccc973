import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { formatNumber } from './format-number.ts'

test('every whole number is written as the brand’s locale has it', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(formatNumber(number)).toBe(number.toLocaleString(brand.locale))
    }),
  )
})
