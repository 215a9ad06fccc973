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
    robots: content('robots'),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    card: content('og:image'),
    hasStructuredData: head.querySelector('script') !== null,
    unmarked: head.querySelectorAll(':not([data-page])').length,
  }
}

test.each(pages.filter(({ route }) => route.indexed))(
  '$path has a canonical URL, a social card and structured data, marked for removal on navigation',
  async (page) => {
    expect(await tagsOf(page)).toEqual({
      robots: 'max-image-preview:large',
      canonical: brand.origin + page.path,
      card: expect.stringContaining(brand.origin) as string,
      hasStructuredData: true,
      unmarked: 0,
    })
  },
)

test.each(pages.filter(({ route, path }) => !route.indexed && path !== '*'))(
  '$path has noindex and a canonical URL, but no structured data',
  async (page) => {
    expect(await tagsOf(page)).toMatchObject({
      robots: 'noindex',
      canonical: brand.origin + page.path,
      hasStructuredData: false,
    })
  },
)

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
