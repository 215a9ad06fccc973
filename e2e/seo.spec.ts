import type { Page } from '@playwright/test'
import { readEnvironment } from '../web/build/environment.ts'
import { allPages } from '../web/build/pages.ts'
import { headTags } from '../web/build/seo/head-tags.ts'
import { brand } from '../web/src/brand/brand.ts'
import { builtPages, readBuilt, shopOrigin } from './support/environment.ts'
import { expect, test } from './support/test.ts'

test('builds every page with the tags of web/build/seo, and with texts that its card repeats and no other page has', async ({
  page,
}) => {
  const pages = allPages()
  const built = builtPages().map(({ file }) => file)
  expect(built.sort()).toEqual(pages.map(({ file }) => file).sort())
  const seen = new Set<string>()
  for (const each of pages) {
    const { path, file, route } = each
    const html = readBuilt(file).toString()
    expect(html, path).toContain(await headTags(each, readEnvironment('demo')))
    const texts = await page.evaluate((markup) => {
      const { head } = new DOMParser().parseFromString(markup, 'text/html')
      const contents = (names: string) =>
        Array.from(head.querySelectorAll(names), (tag) => tag.getAttribute('content') ?? '')
      return {
        titles: Array.from(head.querySelectorAll('title'), ({ textContent }) => textContent),
        descriptions: contents('[name=description]'),
        card: contents('[property="og:title"], [property="og:description"]'),
      }
    }, html)
    const [title = ''] = texts.titles
    const [description = ''] = texts.descriptions

    const own = { titles: [title], descriptions: [description], card: [title, description] }
    expect(texts, path).toEqual(own)
    expect(title.length, path).toBeLessThanOrEqual(65)
    if (route.indexed) expect(description, path).toMatch(/^.{70,160}$/)
    seen.add(title).add(description)
  }
  expect(seen.size).toBe(2 * pages.length)
})

/** Reads a page's HTML without running its scripts. Only the DOM parser of the given page is used. */
async function partsOf(page: Page, html: string) {
  const parts = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return {
      data: parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      text: parsed.body.textContent,
      ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
    }
  }, html)
  return { ...parts, graph: JSON.parse(parts.data) as unknown }
}

/** Collects all texts under these keys, at any depth. */
function valuesOf(value: unknown, keys: string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const own = keys.includes(key) ? [part].flat() : []
    return [...own.filter((text) => typeof text === 'string'), ...valuesOf(part, keys)]
  })
}

test('has structured data with texts of its page and URLs that exist', async ({ page }) => {
  const statuses = new Map<string, number>()
  const indexed = allPages().filter(({ route }) => route.indexed)
  for (const { path, file } of indexed) {
    const { graph, data, text, ids } = await partsOf(page, readBuilt(file).toString())
    expect(data, path).not.toContain('<')
    for (const shown of valuesOf(graph, ['headline', 'abstract', 'text']))
      expect(text, path).toContain(shown)

    for (const url of valuesOf(graph, ['url', 'image', 'item', 'logo'])) {
      const { origin: where, pathname, hash } = new URL(url)
      expect(where, url).toBe(brand.origin)
      if (!statuses.has(pathname)) {
        const { status } = await fetch(shopOrigin + pathname, { redirect: 'manual' })
        statuses.set(pathname, status)
      }
      expect(statuses.get(pathname), url).toBe(200)
      if (hash) expect(pathname === path && ids, url).toContain(hash.slice(1))
    }
  }
  expect(statuses.size).toBeGreaterThan(indexed.length)
})
