/** The brand's facts. A new name or look is this file, palettes.ts and the logo (docs/content.md). */
export const brand = {
  name: 'SHOBOL',
  nameInBangla: 'সবল',
  tagline: 'Be good. Be happy. Be strong.',
  city: 'Dhaka',
  /** Where the live shop stands; canonical addresses and social cards name it. */
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
  referralPrefix: 'SHOBOL',
  locale: 'en-GB',
  /** Bangladesh has no summer time. */
  hoursAheadOfUtc: 6,
} as const
