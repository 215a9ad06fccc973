import { readdirSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../web/src/brand/brand.ts'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import { builtPages, readBuilt } from './support/built-site.ts'
import { builtSite, shopOrigin } from './support/environment.ts'
import { pageFacts } from './support/page-facts.ts'
import { faultsOf, type Thing } from './support/schema-org.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

// web/build/seo tests the tags of each page. These tests see that the built pages have them.

const { origin } = brand

const urlsOf = (indexed: boolean) =>
  allRoutes
    .filter((route) => route.indexed === indexed && route !== routes.notFound)
    .flatMap((route) =>
      route === routes.product ? products.map(({ id }) => paths.product(id)) : [route.path],
    )
const indexedUrls = urlsOf(true)

test('every page is built, with one title, description, canonical URL, robots rule and social card', async ({
  page,
}) => {
  const urls = [...indexedUrls, ...urlsOf(false)]
  const files = urls.map((url) => `${url === '/' ? 'index' : url.slice(1)}.html`)
  const pages = builtPages()
  expect(pages.map(({ file }) => file).sort()).toEqual([...files, '404.html'].sort())

  for (const [index, url] of urls.entries()) {
    const { language, titles, meta, link } = await pageFacts(page, url)
    expect(language, url).toBe('en')
    for (const values of [titles, meta('description'), meta('robots'), meta('og:image')])
      expect(values, url).toEqual([expect.stringMatching(/./)])
    expect(link('canonical'), url).toEqual([origin + url])
    expect(meta('robots')[0] === 'noindex', url).toBe(index >= indexedUrls.length)
    expect(readBuilt(new URL(meta('og:image')[0] ?? '').pathname).length).toBeGreaterThan(0)
  }
  const { titles, meta, link, data } = await pageFacts(page, '/no/such/page')
  expect(titles).toEqual([`${routes.notFound.title} – ${brand.name}`])
  expect(meta('robots')).toEqual(['noindex'])
  expect([...link('canonical'), ...meta('og:url'), ...data]).toEqual([])
})

/** Collects all texts under these keys, at any depth. */
function valuesOf(value: unknown, keys: string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const own = keys.includes(key) ? [part].flat() : []
    return [...own.filter((text) => typeof text === 'string'), ...valuesOf(part, keys)]
  })
}

test('structured data is valid, contains only texts of its page, and its URLs exist', async ({
  page,
}) => {
  const invalid = { '@type': 'Product', name: 'Example', colour: 'red' } as Thing
  expect((await faultsOf(invalid)).join(), 'the validator works').toMatch(/"offers".*"colour"/)
  const statuses = new Map<string, number>()
  for (const path of indexedUrls) {
    const { things, data, text, ids } = await pageFacts(page, path)
    for (const thing of things)
      expect(await faultsOf(thing), `${path}: ${thing['@type']}`).toEqual([])
    expect(data, path).toEqual([expect.not.stringContaining('<')])
    for (const shown of valuesOf(things, ['headline', 'abstract', 'text']))
      expect(text, path).toContain(shown)

    for (const url of valuesOf(things, ['url', 'image', 'item', 'logo'])) {
      const { origin: where, pathname, hash } = new URL(url)
      expect(where, url).toBe(origin)
      if (!statuses.has(pathname)) {
        const { status } = await fetch(shopOrigin + pathname, { redirect: 'manual' })
        statuses.set(pathname, status)
      }
      expect(statuses.get(pathname), url).toBe(200)
      if (hash) expect(pathname === path && ids, url).toContain(hash.slice(1))
    }
  }
  expect(statuses.size).toBeGreaterThan(indexedUrls.length)
})

test('navigation → the new title, no metadata of the previous page', async ({ page }) => {
  const pageMetadata = page.locator('head').locator('link[rel=canonical], [property], [type*=json]')
  await open(page, '/products')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/products`)

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()

  await expect(page).toHaveTitle(`${routes.about.title} – ${brand.name}`)
  await expect(page.locator('title')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(pageMetadata).toHaveCount(0)
})

test('no JavaScript file contains metadata for search engines', () => {
  const scripts = readdirSync(path.join(builtSite, 'assets')).filter((file) => file.endsWith('.js'))

  expect(scripts.length).toBeGreaterThan(5)
  for (const file of scripts) {
    const code = readBuilt(`assets/${file}`).toString()
    expect(code, file).not.toMatch(/og:image|ld\+json|schema\.org|card-home|sitemap/)
  }
})
