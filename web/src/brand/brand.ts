/** A constant of its own, because an inline script of the home page needs only this. */
export const referralPrefix = 'SHOBOL'

/** Brand data. To rebrand the shop, change this file, palettes.ts and the logo (docs/content.md). */
export const brand = {
  name: 'SHOBOL',
  nameInBangla: 'সবল',
  tagline: 'Be good. Be happy. Be strong.',
  city: 'Dhaka',
  /** The production origin, used in canonical URLs and social cards. */
  origin: 'https://shobol.example',
  email: 'hello@shobol.example',
  phone: '+880 1000-000000',
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'YouTube', href: 'https://www.youtube.com/' },
    { network: 'TikTok', href: 'https://www.tiktok.com/' },
  ],
  currency: { code: 'BDT', sign: '৳' },
  /** Taka (specification, section 9). */
  freeShippingOver: 2000,
  referralPrefix,
  locale: 'en-GB',
  /** Constant: Bangladesh has no daylight saving time. */
  utcOffsetHours: 6,
} as const
