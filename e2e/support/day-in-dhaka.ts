/** Formats a date in the shop's time zone (readings, Dates and numbers). */
export const dayInDhaka = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  }).format(time)
