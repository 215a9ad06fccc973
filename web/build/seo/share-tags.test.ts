import { expect, test } from 'vitest'
import brandCard from '../../src/pictures/card-home.json' with { type: 'json' }
import { paths } from '../../src/paths.ts'
import { allPages } from '../pages.ts'
import { cardOf, shareTags, socialCards } from './share-tags.ts'

const pages = allPages()

test.each(pages)('$path has the card of its own', (page) => {
  const own = socialCards.get(`card-${page.product?.image.name ?? page.route.name}`)
  expect(cardOf(page)).toEqual(own ?? brandCard)

  const head = document.createElement('head')
  head.innerHTML = shareTags(page)
  const tags = Array.from(head.children, (tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ])
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:type': page.product ? 'product' : 'website',
    'og:image:alt': cardOf(page).alt,
    'twitter:card': 'summary_large_image',
    ...(page.product && { 'product:price:amount': String(page.product.price) }),
  })
  // Facebook would replace a referral link by it (docs/decisions/0027).
  expect(head.querySelector('[property="og:url"]') === null).toBe(page.path === paths.home)
})

test('a page has the brand’s card when it has none of its own', () => {
  const [page] = pages
  if (!page) throw new Error('no page')

  expect(cardOf({ ...page, route: { ...page.route, name: 'no-such-route' } })).toBe(brandCard)
})
