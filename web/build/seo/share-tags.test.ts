import { expect, test } from 'vitest'
import { cards } from '../../src/media/cards.ts'
import { allPages } from '../pages.ts'
import { cardOf, shareTags } from './share-tags.ts'

const pages = await allPages()

test.each(pages.flatMap(({ product, ...page }) => (product ? [{ ...page, product }] : [])))(
  '$path is shared with its own card and its price',
  (page) => {
    expect(cardOf(page).name).toBe(`card-${page.product.id}`)
    expect(shareTags(page)).toContain(
      `property="product:price:amount" content="${page.product.price}"`,
    )
  },
)

test.each(pages.filter(({ product }) => !product))(
  '$path is shared with its route’s card, or the home page’s',
  (page) => {
    const own: unknown = Reflect.get(cards, `card-${page.route.name}`)

    expect(cardOf(page)).toBe(own ?? cards['card-home'])
  },
)
