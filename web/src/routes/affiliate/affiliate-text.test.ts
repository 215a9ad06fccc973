import { expect, test } from 'vitest'
import {
  affiliateFigures,
  affiliateMonth,
  affiliatePage,
  affiliateTerms,
  commissionOf,
} from './affiliate-text.ts'

test('the terms are those of the specification', () => {
  expect(affiliateTerms).toEqual({
    baseCommission: 10,
    extraCommission: 2,
    extraFromMonthlySales: 50_000,
    minimumPayout: 1000,
    cookieDays: 30,
  })
})

test.each([
  [0, 0, 0, 0],
  [4000, 400, 0, 400],
  [49_999, 5000, 0, 5000],
  [50_000, 5000, 1000, 6000],
  [80_000, 8000, 1600, 9600],
])('sales of %d pay %d and %d more, %d in all', (sales, base, extra, total) => {
  expect(commissionOf(sales)).toEqual({ base, extra, total })
})

test('the worked month adds up', () => {
  expect(affiliateMonth.map(({ label, amount }) => [label, amount])).toEqual([
    ['Sales through your link', 50_000],
    ['Base commission, 10%', 5000],
    ['Extra at ৳50,000, 2%', 1000],
    ['Paid to your bank', 6000],
  ])
})

test('the figures are the terms in words', () => {
  expect(affiliateFigures.map(({ value, text }) => `${value} ${text}`)).toEqual([
    '10% base commission, lifetime',
    '+2% extra at ৳50,000 monthly sales',
    '30 days referral cookie',
    '৳1,000 minimum payout, monthly by bank',
  ])
})

test('who signed up is told so', () => {
  expect(affiliatePage.success.title).toBe("You're In!")
})
