import { expect, test } from 'vitest'
import { card as brandCard } from '../../src/pictures/card-home.ts'
import { allPages } from '../pages.ts'
import { cardOf, shareTags } from './share-tags.ts'
import { socialCards } from './social-cards.ts'

const pages = allPages()

test.each(pages.flatMap(({ product, ...page }) => (product ? [{ ...page, product }] : [])))(
  '$path has the product’s price, and the social card of its picture or else of the brand',
  (page) => {
    const own = socialCards.get(`card-${page.product.image.name}`)

    expect(cardOf(page)).toEqual(own ?? brandCard)
    expect(shareTags(page)).toContain(
      `property="product:price:amount" content="${page.product.price}"`,
    )
  },
)

test.each(pages.filter(({ product }) => !product))(
  '$path has the social card of its route or else of the brand',
  (page) => {
    const own = socialCards.get(`card-${page.route.name}`)

    expect(cardOf(page)).toEqual(own ?? brandCard)
  },
)

test('page without its own social card → has the brand’s card', () => {
  const [page] = pages
  if (!page) throw new Error('no page')

  expect(cardOf({ ...page, route: { ...page.route, name: 'no-such-route' } })).toBe(brandCard)
})
