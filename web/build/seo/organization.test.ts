import { expect, test } from 'vitest'
import { organization, profilesAmong } from './organization.ts'

test('a platform’s home page is nobody’s profile', () => {
  const links = [
    { href: 'https://www.facebook.com/' },
    { href: 'https://www.instagram.com' },
    { href: 'https://www.tiktok.com/@shobol' },
  ]

  expect(profilesAmong(links)).toEqual(['https://www.tiktok.com/@shobol'])
})

test('the shop says who it is, by name, address and how to reach it', () => {
  expect(organization).toMatchObject({
    name: 'SHOBOL',
    alternateName: 'সবল',
    url: 'https://shobol.example/',
    logo: 'https://shobol.example/icons/icon-512.png',
    email: 'hello@shobol.example',
  })
})
