import { expect, test } from 'vitest'
import { brand } from '../../src/brand/brand.ts'
import { allPages } from '../pages.ts'
import { headTags } from './head-tags.ts'

const pages = allPages()

async function tagsOf(page: (typeof pages)[number], isListed = true) {
  const head = document.createElement('head')
  head.innerHTML = await headTags(page, { isListed })
  const content = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  return {
    title: head.querySelector('title')?.textContent,
    description: content('description'),
    robots: content('robots'),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    card: content('og:image'),
    hasStructuredData: head.querySelector('script') !== null,
    kept: head.querySelectorAll('[data-page=""]').length,
    unmarked: head.querySelectorAll(':not([data-page])').length,
  }
}

test.each(pages.filter(({ route }) => route.indexed))(
  '$path has title, description, canonical URL, social card and structured data, marked for removal on navigation',
  async (page) => {
    expect(page.title.length).toBeLessThanOrEqual(65)
    expect(page.description).toMatch(/^.{70,160}$/)
    expect(await tagsOf(page)).toEqual({
      title: page.title,
      description: page.description,
      robots: 'max-image-preview:large',
      canonical: brand.origin + page.path,
      card: expect.stringContaining(brand.origin) as string,
      hasStructuredData: true,
      kept: 2,
      unmarked: 0,
    })
  },
)

test.each(pages.filter(({ route, path }) => !route.indexed && path !== '*'))(
  '$path has noindex and a canonical URL, but no structured data',
  async (page) => {
    expect(await tagsOf(page)).toMatchObject({
      title: page.title,
      robots: 'noindex',
      canonical: brand.origin + page.path,
      hasStructuredData: false,
    })
  },
)

test('titles and descriptions are unique', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
})

test('the 404 page has noindex and no canonical URL', async () => {
  const page = pages.find(({ path }) => path === '*')
  if (!page) throw new Error('there is no 404 page')

  expect(await tagsOf(page)).toMatchObject({
    robots: 'noindex',
    canonical: undefined,
    card: undefined,
    hasStructuredData: false,
  })
})

test('every page has noindex when its environment is not listed', async () => {
  for (const page of pages) expect((await tagsOf(page, false)).robots, page.path).toBe('noindex')
})
