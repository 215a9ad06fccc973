import { expect, test } from 'vitest'
import { factsPerServing } from './nutrition-facts.ts'
import { allDetails } from './product-details.ts'
import { findFacts, type ProductFacts } from './product-facts.ts'
import { productPage } from './product-page.ts'
import { products, type ProductId } from './products.ts'

const productDetails = await allDetails()

const ids = products.map(({ id }) => id)

const lacking = (what: (id: ProductId) => unknown) => ids.filter((id) => !what(id))

test('one product each lacks a section, so that its fallback text can be seen', () => {
  expect({
    nutrition: lacking((id) => findFacts(id)?.nutrition),
    ingredients: lacking((id) => productDetails.get(id)?.ingredients),
    benefits: lacking((id) => productDetails.get(id)?.benefits),
    howToUse: lacking((id) => productDetails.get(id)?.howToUse),
    faqs: lacking((id) => productDetails.get(id)?.faqs.length),
  }).toEqual({
    nutrition: ['peanut-butter-cups'],
    ingredients: ['protein-chips'],
    benefits: ['protein-bar'],
    howToUse: ['protein-cookie'],
    faqs: ['pea-protein-isolate'],
  })
})

test.each(ids)('%s has three features or four', (id) => {
  expect([3, 4]).toContain(productDetails.get(id)?.features.length)
})

/** What a text may claim in figures, and what the label says of it. */
const claims: [RegExp, (facts: ProductFacts) => number | undefined][] = [
  [/([\d.]+) g of (?:milk )?protein/g, ({ nutrition }) => nutrition?.protein],
  [/([\d.]+) g of fat/g, ({ nutrition }) => nutrition?.fat],
  [/(\d+) kcal/g, ({ nutrition }) => nutrition?.calories],
  [/(\d+) g of sugar/g, (facts) => figureOf(facts, 'sugar')],
  [/(\d+) g of essential amino acids/g, (facts) => figureOf(facts, 'EAA')],
  [/(\d+) mg of caffeine/g, (facts) => figureOf(facts, 'caffeine')],
  [/(\d+) (?:scoops|cups|meals)/g, ({ servings }) => servings],
  [/(?:scoop|serving) \((\d+) g\)/g, ({ serving }) => serving.weight],
]

const figureOf = ({ figures }: ProductFacts, of: string) =>
  Number(figures.find((figure) => figure.of === of)?.value)

test.each(products)(
  '$id: every figure in its texts is that of its label',
  ({ id, description }) => {
    const facts = findFacts(id)
    const text = description + JSON.stringify(productDetails.get(id))
    for (const [pattern, expected] of claims)
      for (const [claim, value] of text.matchAll(pattern))
        expect(Number(value), claim).toBe(facts && expected(facts))
  },
)

test.each(ids)('%s: protein, carbohydrates and fat add up to the calories', (id) => {
  const facts = findFacts(id)
  const written = facts && factsPerServing(facts)
  if (!written) return
  const [protein, carbs, fat] = [written.protein, written.carbs, written.fat].map(parseFloat)
  const calories = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0)
  expect(Math.abs(calories - Number(written.calories))).toBeLessThanOrEqual(1)
})

test('what every page says reads as specified', () => {
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
