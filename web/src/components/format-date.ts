import { brand } from '../brand/brand.ts'

const months =
  'January February March April May June July August September October November December'.split(' ')

/** As in '20 November 2026'; '' for an invalid time. Without Intl: its first call takes 100 ms on a cheap phone. */
export function formatDate(text: string) {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return ''
  time.setUTCHours(time.getUTCHours() + brand.utcOffsetHours)
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`
}
