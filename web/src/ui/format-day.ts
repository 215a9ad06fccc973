import { brand } from '../brand.ts'

const format = new Intl.DateTimeFormat(brand.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: brand.timeZone,
})

/** The day of a time, where the shop is: '20 November 2026'; '' for an unreadable time. */
export function formatDay(text: string) {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? '' : format.format(time)
}
