import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '../brand/brand.ts'
import { formatDate } from './format-date.ts'

test('formatDate returns the date in Dhaka', () => {
  expect(formatDate('2026-11-20T17:59:59.999Z')).toBe('20 November 2026')
  expect(formatDate('2026-11-20T18:00:00.000Z')).toBe('21 November 2026')
  expect(formatDate('2026-12-31T18:00:00.000Z')).toBe('1 January 2027')
  expect(formatDate('2026-11-20')).toBe('20 November 2026')
})

test('returns the same text as Intl in the brand’s locale', () => {
  const expected = new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Dhaka',
  })
  // Starts in 2010, because Bangladesh had daylight saving time in 2009.
  const times = { min: new Date('2010-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(times), (time) => {
      expect(formatDate(time.toISOString())).toBe(expected.format(time))
    }),
  )
})

test('returns an empty string when the time is invalid', () => {
  expect(formatDate('')).toBe('')
  expect(formatDate('yesterday')).toBe('')
})
