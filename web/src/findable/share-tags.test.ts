import { expect, test } from 'vitest'
import { products } from '../content/products.ts'
import { paths } from '../paths.ts'
import { cardOf, shareTags } from './share-tags.ts'

const texts = { title: 'Title', description: 'Description' }

test.each(products)('$id is shared with its own card and its price', ({ id, price }) => {
  const page = { path: paths.product(id), screen: 'product' }

  expect(cardOf(page).name).toBe(`card-${id}`)
  expect(shareTags(page, texts)).toContain(`property="product:price:amount" content="${price}"`)
})

test.each([
  [paths.home, 'home', 'card-home'],
  [paths.about, 'about', 'card-about'],
  [paths.orders, 'orders', 'card-home'],
])('%s is shared with %s’s card, or the home page’s', (path, screen, card) => {
  expect(cardOf({ path, screen }).name).toBe(card)
})
