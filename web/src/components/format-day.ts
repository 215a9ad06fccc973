import { brand } from '../brand/brand.ts'

const months =
  'January February March April May June July August September October November December'.split(' ')

/**
 * The day of a time, where the shop is: '20 November 2026'; '' for an unreadable time. Intl would do
 * it, but its first use takes a cheap phone 100 ms.
 */
export function formatDay(text: string) {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return ''
  time.setUTCHours(time.getUTCHours() + brand.hoursAheadOfUtc)
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`
}
