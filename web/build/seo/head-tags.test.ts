import { expect, test } from 'vitest'
import { brand } from '../../src/brand/brand.ts'
import { cardUrl } from '../../src/pictures/picture.ts'
import { paths } from '../../src/paths.ts'
import { allPages } from '../pages.ts'
import { cardOf, headTags, socialCards } from './head-tags.ts'

const pages = allPages()

async function tagsOf(page: (typeof pages)[number], isListed = true) {
  const head = document.createElement('head')
  head.innerHTML = await headTags(page, { isListed })
  const tags = Array.from(head.querySelectorAll('meta'), (tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ])
  return {
    ...(Object.fromEntries(tags) as object),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    hasStructuredData: head.querySelector('script') !== null,
    unmarked: head.querySelectorAll(':not([data-page])').length,
  }
}

test.each(pages.filter(({ path }) => path !== paths.notFound))(
  '$path has a canonical URL and its card, and structured data when it is indexed',
  async (page) => {
    const { path, product, route } = page
    const url = brand.origin + path
    const card = cardOf(page)

    expect(await tagsOf(page)).toMatchObject({
      robots: route.indexed ? 'max-image-preview:large' : 'noindex',
      canonical: url,
      hasStructuredData: route.indexed,
      unmarked: 0,
      'og:image': brand.origin + cardUrl(card),
      'og:image:alt': card.alt,
      'og:type': product ? 'product' : 'website',
      'twitter:card': 'summary_large_image',
      ...(product && { 'product:price:amount': String(product.price) }),
    })
  },
)

test('every page but home has an og:url: Facebook would replace a referral link by it', async () => {
  for (const page of pages.filter(({ route }) => route.indexed))
    expect('og:url' in (await tagsOf(page)), page.path).toBe(page.path !== paths.home)
})

test('every social card is that of a page', () => {
  const used = new Set(pages.map((page) => cardOf(page).name))

  expect(used).toEqual(new Set(socialCards.keys()))
})

test('the 404 page has only noindex', async () => {
  const [page] = pages.filter(({ path }) => path === paths.notFound)

  expect(page && (await tagsOf(page))).toEqual({
    robots: 'noindex',
    canonical: undefined,
    hasStructuredData: false,
    unmarked: 0,
  })
})

test('every page has noindex when its environment is not listed', async () => {
  for (const page of pages)
    expect(await tagsOf(page, false), page.path).toHaveProperty('robots', 'noindex')
})
