import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brand } from '../web/src/brand/brand.ts'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import { indexedUrls, origin, noindexUrls } from './support/page-urls.ts'
import { builtPages, readBuilt } from './support/built-site.ts'
import { builtSite, root, shopOrigin } from './support/environment.ts'
import { jpegSize } from './support/jpeg-size.ts'
import { pageFacts } from './support/page-facts.ts'
import { unknownPath } from './support/routes.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const urls = [...indexedUrls, ...noindexUrls]

/** The name of a page's own social card, or else of the home page's. */
function cardName(url: string) {
  const product = products.find(({ id }) => paths.product(id) === url)
  const route = allRoutes.find((route) => route.path === url)
  const own = `card-${product?.image.name ?? route?.name ?? ''}`
  return existsSync(path.join(root, 'web/src/pictures', `${own}.ts`)) ? own : 'card-home'
}

test('every page has one title, description, canonical URL and robots rule', async ({ page }) => {
  for (const url of urls) {
    const { status, language, titles, meta, link } = await pageFacts(page, url)

    expect(status, url).toBe(200)
    expect(language, url).toBe('en')
    expect(titles, url).toEqual([expect.stringMatching(/^.{1,65}$/)])
    expect(meta('description'), url).toEqual([expect.stringMatching(/^.{70,160}$/)])
    expect(link('canonical'), url).toEqual([origin + url])
    expect(link('apple-touch-icon'), url).toHaveLength(1)
    const robots = indexedUrls.includes(url) ? 'max-image-preview:large' : 'noindex'
    expect(meta('robots'), url).toEqual([robots])
  }
})

test('every page has Open Graph and Twitter cards with a picture of the declared size', async ({
  page,
}) => {
  for (const url of urls) {
    const { titles, meta } = await pageFacts(page, url)
    const one = (name: string) => {
      expect(meta(name), `${url}: ${name}`).toEqual([expect.stringMatching(/./)])
      return meta(name)[0] ?? ''
    }

    expect(meta('og:url'), url).toEqual(url === paths.home ? [] : [origin + url])
    expect(one('og:site_name')).toBe(brand.name)
    expect(one('og:locale')).toBe('en_GB')
    expect(one('og:type')).toBe(url.startsWith('/products/') ? 'product' : 'website')
    expect(one('og:title')).toBe(titles[0])
    expect(one('og:description')).toBe(one('description'))
    expect(one('og:image')).toMatch(/\/assets\/.+\.jpg$/)
    expect(new URL(one('og:image')).origin).toBe(origin)
    expect(one('og:image:alt')).toMatch(/\w{3}/)
    expect(one('twitter:card')).toBe('summary_large_image')
    expect(one('twitter:image:alt')).toBe(one('og:image:alt'))
    expect(one('og:image:type')).toBe('image/jpeg')
    expect(jpegSize(readBuilt(new URL(one('og:image')).pathname)), url).toEqual({
      width: Number(one('og:image:width')),
      height: Number(one('og:image:height')),
    })
  }
})

test('titles, descriptions and pages’ own social cards are unique', async ({ page }) => {
  const facts = await Promise.all(urls.map((url) => pageFacts(page, url)))

  const cards = facts.slice(0, indexedUrls.length).flatMap(({ meta }) => meta('og:image'))
  const cardFiles = cards.map((card) => path.basename(card ?? '').replace(/\.[^.]+\.jpg$/, ''))
  expect(new Set(facts.flatMap(({ titles }) => titles)).size).toBe(urls.length)
  expect(new Set(facts.flatMap(({ meta }) => meta('description'))).size).toBe(urls.length)
  const own = cardFiles.filter((name) => name !== 'card-home')
  expect(cardFiles).toEqual(indexedUrls.map(cardName))
  expect(new Set(own).size).toBe(own.length)
})

test('unknown URL → noindex, no canonical URL', async ({ page }) => {
  const { status, titles, meta, link, data } = await pageFacts(page, unknownPath)

  expect(status).toBe(404)
  expect(titles).toEqual([`${routes.notFound.title} – ${brand.name}`])
  expect(meta('robots')).toEqual(['noindex'])
  expect(link('canonical')).toEqual([])
  expect(meta('og:url')).toEqual([])
  expect(data).toEqual([])
})

test('the sitemap lists all indexed pages, and robots.txt names it', async ({ page }) => {
  const robots = await fetch(`${shopOrigin}/robots.txt`)
  const rules = await robots.text()
  const sitemap = await fetch(`${shopOrigin}/sitemap.xml`)

  expect(robots.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(rules).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  for (const url of noindexUrls) expect(rules, 'crawlers can read the noindex').not.toContain(url)
  expect(sitemap.headers.get('Content-Type')).toMatch(/^(application|text)\/xml/)
  const found = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      return Array.from(parsed.querySelectorAll('urlset > url > loc'), (loc) => loc.textContent)
    },
    await sitemap.text(),
  )
  expect(found.sort()).toEqual(indexedUrls.map((url) => origin + url).sort())
})

test('the tests in this file cover every built page', () => {
  const files = urls.map((url) => `${url === '/' ? 'index' : url.slice(1)}.html`)

  const built = builtPages().map(({ file }) => file)

  expect(built.sort()).toEqual([...files, '404.html'].sort())
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
