import { expect, test } from 'vitest'
import { profilesAmong } from './organization.ts'

test('social link without a path → omitted from sameAs', () => {
  const links = [
    { href: 'https://www.facebook.com/' },
    { href: 'https://www.instagram.com' },
    { href: 'https://www.tiktok.com/@shop' },
  ]

  expect(profilesAmong(links)).toEqual(['https://www.tiktok.com/@shop'])
})
