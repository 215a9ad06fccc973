import { expect, test } from 'vitest'
import { headlineFigures, headlineProteins } from './headline-proteins-text.ts'
import { blurbs, differentiators, productsFaqs } from './products-text.ts'

test('whey isolate, casein and protein coffee are the headline proteins', () => {
  expect(
    headlineProteins.map(({ pack, product, action }) => [pack.name, product?.id, action]),
  ).toEqual([
    ['Whey Isolate', undefined, 'Shop Now'],
    ['Casein Protein', 'casein-protein', 'See casein'],
    ['Protein Coffee', 'protein-coffee', 'See coffee'],
  ])
})

test.each([
  ['whey-isolate', ['27 protein', '0 sugar', '112 kcal']],
  ['casein-protein', ['24 protein', '11 EAA', '126 kcal']],
  ['protein-coffee', ['15 protein', '80 caffeine', '92 kcal']],
])('the panel of %s shows %j', (id, figures) => {
  const panel = headlineProteins.find(({ pack }) => pack.id === id)
  expect(panel && headlineFigures(panel).map(({ value, of }) => `${value} ${of}`)).toEqual(figures)
})

test('four blurbs, six differentiators, five questions', () => {
  expect([blurbs.length, differentiators.length, productsFaqs.length]).toEqual([4, 6, 5])
})

test('shipping is free where the specification says so', () => {
  expect(blurbs).toContainEqual({ title: 'Free shipping', text: 'On orders over ৳2,000' })
})
