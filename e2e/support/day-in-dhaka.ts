/** Formats a date in the shop's time zone (docs/readings.md, 14). */
export const dayInDhaka = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  }).format(time)
