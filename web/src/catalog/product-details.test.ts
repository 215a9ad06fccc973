import { expect, test } from 'vitest'
import { headlineProteins } from '../routes/products/headline-proteins-text.ts'
import type { Product, ProductDetails } from './product.ts'
import { products } from './products.ts'

type WholeProduct = Product & { texts: ProductDetails }

const all: readonly WholeProduct[] = await Promise.all(
  products.map(async (product) => ({ ...product, texts: (await product.details()).details })),
)

test.each<[string, (product: WholeProduct) => unknown]>([
  ['nutritionFacts', ({ nutritionFacts }) => nutritionFacts],
  ['ingredients', ({ texts }) => texts.ingredients],
  ['benefits', ({ texts }) => texts.benefits],
  ['howToUse', ({ texts }) => texts.howToUse],
  ['faqs', ({ texts }) => texts.faqs.length],
])('at least one product has no %s, so that a page shows the fallback text', (_, part) => {
  expect(all.filter((product) => !part(product))).not.toEqual([])
})

test.each(all)('$id has three or four features, and a heading for each section', ({ texts }) => {
  const { features, ingredients, benefits, howToUse, headings } = texts
  const sections = Object.entries({ ingredients, benefits, howToUse })

  expect([3, 4]).toContain(features.length)
  expect(Object.keys(headings)).toEqual(sections.flatMap(([name, text]) => (text ? [name] : [])))
})

/** Patterns of numbers in texts, each with the fact that they must state, if the product has one. */
const claims: [RegExp, (product: Product) => string | number | undefined][] = [
  [/([\d.]+) g of (?:milk )?protein/g, ({ nutritionFacts }) => nutritionFacts?.protein],
  [/([\d.]+) g of fat/g, ({ nutritionFacts }) => nutritionFacts?.fat],
  [/(\d+) kcal/g, ({ nutritionFacts }) => nutritionFacts?.calories],
  [/(\d+) (?:scoops|cups|meals)/g, ({ servings }) => servings],
  [/(?:scoop|serving) \((\d+) g\)/g, ({ serving }) => serving.weight],
]

test.each(all)('$id: every number in its texts matches its label', (product) => {
  const text = product.description + JSON.stringify(product.texts)
  for (const [pattern, expected] of claims)
    for (const [claim, value] of text.matchAll(pattern))
      expect(Number(value), claim).toBe(Number.parseFloat(String(expected(product))))
})

test.each(headlineProteins.filter(({ product }) => product))(
  '$pack.id: its texts state the figure of the products page',
  ({ product, figure }) => {
    const texts = all.find(({ id }) => id === product?.id)?.texts

    expect(JSON.stringify(texts)).toContain(`${figure.value} of `)
  },
)

const withFacts = [...products, ...headlineProteins.map(({ pack }) => pack)].flatMap(
  ({ id, nutritionFacts }) => (nutritionFacts ? [{ id, facts: nutritionFacts }] : []),
)

test.each(withFacts)('$id: the calories match protein, carbohydrates and fat', ({ facts }) => {
  const { protein, carbs, fat, calories } = facts
  const energy =
    4 * Number.parseFloat(protein) + 4 * Number.parseFloat(carbs) + 9 * Number.parseFloat(fat)

  expect(Math.abs(energy - Number(calories))).toBeLessThan(1)
  for (const text of [protein, carbs, fat]) expect(text).toMatch(/^[\d.]+ g$/)
})

test.each(products)('$id: a serving weighs more than its nutrients', (product) => {
  const { protein = '0', carbs = '0', fat = '0' } = product.nutritionFacts ?? {}
  const nutrients = [protein, carbs, fat].reduce((sum, text) => sum + Number.parseFloat(text), 0)

  expect(nutrients).toBeLessThan(product.serving.weight)
})
