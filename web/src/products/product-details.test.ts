import { expect, test } from 'vitest'
import type { ProductDetails } from './details.ts'
import type { ProductFacts } from './product.ts'
import { products, type ShopProduct } from './products.ts'

/** A product with the texts of its page. */
type DetailedProduct = ShopProduct & { texts: ProductDetails }

const all: readonly DetailedProduct[] = await Promise.all(
  products.map(async (product) => ({ ...product, texts: (await product.details()).details })),
)

test.each<[string, (product: DetailedProduct) => unknown]>([
  ['nutrition', ({ facts }) => facts.nutrition],
  ['ingredients', ({ texts }) => texts.ingredients],
  ['benefits', ({ texts }) => texts.benefits],
  ['howToUse', ({ texts }) => texts.howToUse],
  ['faqs', ({ texts }) => texts.faqs.length],
])('at least one product has no %s, so that a page shows the fallback text', (_, part) => {
  expect(all.filter((product) => !part(product))).not.toEqual([])
})

test.each(all)('$id has three or four features', ({ texts }) => {
  expect([3, 4]).toContain(texts.features.length)
})

/** Patterns of numbers in texts, each with a function that returns the number on the label. */
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

test.each(all)('$id: every number in its texts matches its label', (product) => {
  const { facts, description, texts } = product
  const text = description + JSON.stringify(texts)
  for (const [pattern, expected] of claims)
    for (const [claim, value] of text.matchAll(pattern))
      expect(Number(value), claim).toBe(expected(facts))
})
