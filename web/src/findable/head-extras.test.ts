import { expect, test } from 'vitest'
import { headExtras } from './head-extras.ts'

const head = '<title>A page</title><meta name="description" content="What it is about."/>'

const extrasOf = async (path: string, screen: string) => {
  const parsed = document.createElement('head')
  parsed.innerHTML = await headExtras({ path, screen }, head)
  return {
    robots: parsed.querySelector('meta[name=robots]')?.getAttribute('content'),
    canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href'),
    card: parsed.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    hasData: parsed.querySelector('script') !== null,
    unmarked: parsed.querySelectorAll(':not([data-page=once])').length,
  }
}

test('a page of the shop has its address, its card and its data, all of them for once', async () => {
  expect(await extrasOf('/products', 'products')).toEqual({
    robots: 'max-image-preview:large',
    canonical: 'https://shobol.example/products',
    card: expect.stringMatching(/^https:\/\/shobol\.example\/.*card-products/) as string,
    hasData: true,
    unmarked: 0,
  })
})

test.each(['login', 'register', 'profile', 'orders'])(
  '/%s is not indexed; it says its address, and nothing of what it holds',
  async (screen) => {
    expect(await extrasOf(`/${screen}`, screen)).toMatchObject({
      robots: 'noindex',
      canonical: `https://shobol.example/${screen}`,
      hasData: false,
    })
  },
)

test('the answer to unknown addresses is not to be listed and names no address', async () => {
  expect(await extrasOf('*', 'not-found')).toMatchObject({
    robots: 'noindex',
    canonical: undefined,
    card: undefined,
    hasData: false,
  })
})
