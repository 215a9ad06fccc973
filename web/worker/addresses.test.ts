import { describe, expect, test } from 'vitest'
import { isAsset, isOurs, isPage, isPicture, pagePath, smallPicture } from './addresses.ts'

const shop = 'https://shop.example'

/** As the worker's router asks. */
function asked(address: string, headers?: HeadersInit) {
  const url = new URL(address, shop)
  return { url, sameOrigin: url.origin === shop, request: new Request(url, { headers }) }
}

describe('left to the network, as if there were no worker', () => {
  test.each([
    '/api',
    '/api/auth/profile',
    '/__/firebase/init.json',
    '/__/auth/handler',
    'https://apis.google.com/js/api.js',
    'https://identitytoolkit.googleapis.com/v1/accounts:signUp',
  ])('%s', (address) => {
    expect(isOurs(asked(address))).toBe(false)
  })

  test('a part of a file, as films are asked for', () => {
    expect(isOurs(asked('/assets/film.js', { range: 'bytes=0-' }))).toBe(false)
  })

  test('films, icons and what else is no page, file or picture', () => {
    for (const address of [
      '/assets/media/film-about.36f9c8a3.mp4',
      '/assets/media/film-about.36f9c8a3.webm',
      '/icons/icon-192.png',
      '/sitemap.xml',
      '/sw.js',
    ]) {
      expect(isAsset(asked(address)), address).toBe(false)
      expect(isPicture(asked(address)), address).toBe(false)
      expect(isPage(asked(address)), address).toBe(false)
    }
  })
})

test('a page that only begins like the API is the shop’s', () => {
  expect(isOurs(asked('/apiary'))).toBe(true)
})

test('the build’s files and pictures are told apart', () => {
  expect(isAsset(asked('/assets/shop-O8JMw3pH.js'))).toBe(true)
  expect(isPicture(asked('/assets/shop-O8JMw3pH.js'))).toBe(false)
  expect(isPicture(asked('/assets/media/tempo-tee-800.0b6e8e2c.webp'))).toBe(true)
  expect(isAsset(asked('/assets/media/tempo-tee-800.0b6e8e2c.webp'))).toBe(false)
})

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/products?q=tea#top', '/products'],
])('the page of %s is that of %s', (address, path) => {
  expect(pagePath(new URL(address, shop))).toBe(path)
})

test('of each picture the small one is known', () => {
  const large = new URL('/assets/media/protein-bar-1200.f4737394.avif', shop)

  expect(smallPicture(large)).toBe('/assets/media/protein-bar-400.f4737394.avif')
})
