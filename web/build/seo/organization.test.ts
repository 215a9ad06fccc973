import { expect, test } from 'vitest'
import { brand } from '../../src/brand/brand.ts'
import { organization, profilesAmong } from './organization.ts'

test('social link without a path → omitted from sameAs', () => {
  const links = [
    { href: 'https://www.facebook.com/' },
    { href: 'https://www.instagram.com' },
    { href: 'https://www.tiktok.com/@shop' },
  ]

  expect(profilesAmong(links)).toEqual(['https://www.tiktok.com/@shop'])
})

test('organization has the names, URL, logo and e-mail of the brand', () => {
  expect(organization).toMatchObject({
    name: brand.name,
    alternateName: brand.nameInBangla,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icons/icon-512.png`,
    email: brand.email,
  })
})
