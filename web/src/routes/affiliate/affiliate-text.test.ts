import { expect, test } from 'vitest'
import card from '../../pictures/card-affiliate.json' with { type: 'json' }
import { affiliateMonth, affiliateTerms, commissionOf } from './affiliate-text.ts'

const { baseCommission, extraCommission, extraFromMonthlySales } = affiliateTerms
const extra = (extraFromMonthlySales * extraCommission) / 100

test.each([
  [0, 0],
  [100, baseCommission],
  [105, Math.round(1.05 * baseCommission)],
])('sales of %d taka earn a base commission of %d', (sales, base) => {
  expect(commissionOf(sales)).toEqual({ base, extra: 0, total: base })
})

test('monthly sales earn extra commission at the threshold, and none when they are one taka less', () => {
  expect(commissionOf(extraFromMonthlySales)).toMatchObject({ extra })
  expect(commissionOf(extraFromMonthlySales - 1)).toMatchObject({ extra: 0 })
})

test('the total of the example month is base plus extra commission', () => {
  const [, base, more, paid] = affiliateMonth.map(({ amount }) => amount)

  expect(paid).toBe((base ?? NaN) + (more ?? NaN))
})

test('the alt text of the social card states the current base commission', () => {
  expect(card.alt).toContain(`${baseCommission}%`)
})
