import { expect, test } from 'vitest'
import { accessories, accessoriesOf } from './merchandise/accessories.ts'
import { gallery } from './routes/lifestyle/gallery.ts'
import { lifestyleItems, lifestyleItemsOf } from './merchandise/lifestyle.ts'
import { lifestyleGroups, lifestylePage } from './routes/lifestyle/lifestyle-text.ts'
import { limitedEditionPage } from './routes/limited-edition/limited-edition-text.ts'
import { productPage } from './routes/product/product-text.ts'
import { limitedItems } from './merchandise/limited-edition.ts'

test('four limited items at their prices', () => {
  expect(limitedItems.map(({ id, name, type, price }) => [id, name, type, price])).toEqual([
    ['founders-shaker', 'Founders Shaker', 'shaker', 799],
    ['forged-bottle', 'Forged Steel Bottle', 'bottle', 1299],
    ['carry-all', 'Carry-All Gym Bag', 'bag', 1999],
    ['sticker-pack', 'Strong Sticker Pack', 'sticker', 299],
  ])
})

test('one of them says how few there are', () => {
  const few = limitedItems.filter(({ description }) => description.includes('Only 500 pieces made'))
  expect(few.map(({ id }) => id)).toEqual(['founders-shaker'])
})

test('the VIP claim is 2,847 members', () => {
  expect(limitedEditionPage.vip.members).toBe(2847)
  expect(limitedEditionPage.vip.action).toBe('Join VIP')
  expect(limitedEditionPage.waitlist.action).toBe('Join Waitlist')
})

test('eight lifestyle items at their prices', () => {
  expect(lifestyleItems.map(({ name, type, price }) => [name, type, price])).toEqual([
    ['Tempo Training Tee', 'performance', 2500],
    ['Drive Joggers', 'performance', 3200],
    ['Summit Hoodie', 'performance', 4500],
    ['Everyday Tee', 'daily', 1800],
    ['Studio Sweatshirt', 'daily', 3800],
    ['Transit Jacket', 'daily', 5500],
    ['Signature Cap', 'accessories', 1500],
    ['Crossbody Pouch', 'accessories', 2200],
  ])
})

test('every lifestyle item is in one of three groups', () => {
  const grouped = lifestyleGroups.map(({ type }) => lifestyleItemsOf(type))
  expect(grouped.map((items) => items.length)).toEqual([3, 3, 2])
  expect(grouped.flat()).toEqual(lifestyleItems)
})

test('seven accessories at their prices', () => {
  expect(
    [...accessoriesOf('strength'), ...accessoriesOf('limited-edition')].map((item) => [
      item.name,
      item.category,
      item.price,
      item.badge,
      item.isLimited,
    ]),
  ).toEqual([
    ['Lever Lifting Belt', 'strength', 3500, 'Best Seller', undefined],
    ['Wrist Wraps', 'strength', 1200, undefined, undefined],
    ['Knee Sleeves', 'strength', 2200, undefined, undefined],
    ['Grip Gloves', 'strength', 1800, undefined, undefined],
    ['Resistance Band Set', 'limited-edition', 1800, undefined, true],
    ['Steel Speed Rope', 'limited-edition', 2500, undefined, true],
    ['Liquid Chalk', 'limited-edition', 800, undefined, true],
  ])
  expect(accessories).toHaveLength(7)
})

test('six pictures in the community gallery', () => {
  expect(lifestylePage.gallery.heading).toBe('Community gallery')
  expect(gallery).toHaveLength(6)
})

test('every product page has the texts of the specification', () => {
  expect(productPage.rating).toEqual({ score: 4.8, of: 5, reviews: 127 })
  expect(productPage.freeShippingOver).toBe(2000)
  expect(productPage.notes[0]).toEqual({ title: 'Free shipping', text: 'over ৳2,000' })
  expect(Object.values(productPage.tabs)).toEqual([
    'Ingredients & Nutrition',
    'Benefits',
    'How to Use',
    'FAQs',
  ])
  expect(productPage.missing).toEqual({
    ingredients: 'Ingredients information is not available. Please contact customer service.',
    nutrition: 'Nutrition information is not available. Please contact customer service.',
    benefits: 'Benefits information is not available. Please contact customer service.',
    howToUse: 'Usage information is not available. Please contact customer service.',
    faqs: 'No FAQs are available for this product.',
  })
  expect(productPage.related).toBe('You May Also Like')
})
