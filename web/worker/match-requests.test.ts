import { describe, expect, test } from 'vitest'
import { brand } from '../src/brand/brand.ts'
import { referralPath } from '../src/brand/referral-code.ts'
import { isAsset, isHandled, isPage, isPicture, pagePath, smallPicture } from './match-requests.ts'

const shop = 'https://shop.example'

/** The options that the worker's router passes to a match function. */
function matchOptions(path: string, headers?: HeadersInit) {
  const url = new URL(path, shop)
  return { url, sameOrigin: url.origin === shop, request: new Request(url, { headers }) }
}

describe('requests that the worker does not handle', () => {
  test.each([
    '/api',
    '/api/auth/profile',
    '/__/firebase/init.json',
    '/__/auth/handler',
    'https://apis.google.com/js/api.js',
    'https://identitytoolkit.googleapis.com/v1/accounts:signUp',
  ])('request to %s → not handled', (url) => {
    expect(isHandled(matchOptions(url))).toBe(false)
  })

  test('range request, as for videos → not handled', () => {
    expect(isHandled(matchOptions('/assets/video.js', { range: 'bytes=0-' }))).toBe(false)
  })

  test('request for a video, icon or other file → no route matches', () => {
    for (const url of [
      '/assets/media/film-about.36f9c8a3.mp4',
      '/assets/media/film-about.36f9c8a3.webm',
      '/icons/icon-192.png',
      '/sitemap.xml',
      '/sw.js',
    ]) {
      expect(isAsset(matchOptions(url)), url).toBe(false)
      expect(isPicture(matchOptions(url)), url).toBe(false)
      expect(isPage(matchOptions(url)), url).toBe(false)
    }
  })
})

test('request to a path that only starts with the letters /api → handled', () => {
  expect(isHandled(matchOptions('/apiary'))).toBe(true)
})

test('script → an asset; picture → not an asset', () => {
  expect(isAsset(matchOptions('/assets/shop-O8JMw3pH.js'))).toBe(true)
  expect(isPicture(matchOptions('/assets/shop-O8JMw3pH.js'))).toBe(false)
  expect(isPicture(matchOptions('/assets/media/tempo-tee-800.0b6e8e2c.webp'))).toBe(true)
  expect(isAsset(matchOptions('/assets/media/tempo-tee-800.0b6e8e2c.webp'))).toBe(false)
})

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/products?q=tea#top', '/products'],
  [referralPath(`${brand.referralPrefix}ABCDEF`), '/'],
  [referralPath('other'), referralPath('other')],
])('URL %s → the page path %s', (url, path) => {
  expect(pagePath(new URL(url, shop))).toBe(path)
})

test('URL of a picture of any width → smallPicture() returns the path of the 400 px file', () => {
  const large = new URL('/assets/media/protein-bar-1200.f4737394.avif', shop)

  expect(smallPicture(large)).toBe('/assets/media/protein-bar-400.f4737394.avif')
})
