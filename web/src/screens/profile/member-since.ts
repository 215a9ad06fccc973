import { brand } from '../../brand.ts'

const format = new Intl.DateTimeFormat(brand.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: brand.timeZone,
})

/** The day a profile was made, where the shop is: '20 November 2026'; '' for an unreadable time. */
export function memberSince(createdAt: string) {
  const time = new Date(createdAt)
  return Number.isNaN(time.getTime()) ? '' : format.format(time)
}
