import { expect, test } from 'vitest'
import { articles } from '../content/articles.ts'
import { allDetails } from '../content/product-details.ts'
import { products } from '../content/products.ts'
import { paths } from '../paths.ts'
import { structuredData } from './structured-data.ts'

const graphOf = async (path: string, screen: string) =>
  (await structuredData({ path, screen }))?.['@graph'] ?? []

const typesOf = async (path: string, screen: string) =>
  (await graphOf(path, screen)).map((thing) => thing['@type'])

test.each([
  ['/', 'home', ['Organization', 'WebSite']],
  ['/products', 'products', ['BreadcrumbList', 'ItemList', 'FAQPage']],
  ['/blog', 'blog', ['BreadcrumbList', 'Blog', 'FAQPage']],
  ['/about', 'about', ['BreadcrumbList']],
])('%s is about these', async (path, screen, types) => {
  expect(await typesOf(path, screen)).toEqual(types)
})

test.each(products)('$id is offered at its price, in taka', async ({ id, name, price }) => {
  const graph = await graphOf(paths.product(id), 'product')

  expect(graph.find((thing) => thing['@type'] === 'Product')).toMatchObject({
    name,
    sku: id,
    offers: { price, priceCurrency: 'BDT', availability: 'https://schema.org/InStock' },
  })
})

test('a product has a list of questions only if somebody asked some', async () => {
  const details = await allDetails()

  for (const [id, { faqs }] of details) {
    const types = await typesOf(paths.product(id), 'product')
    expect(types.includes('FAQPage'), id).toBe(faqs.length > 0)
  }
  expect([...details.values()].some(({ faqs }) => faqs.length === 0)).toBe(true)
})

test('the fixed rating is a text, no count of reviews: no page publishes it as one', async () => {
  for (const { id } of products) {
    const graph = await graphOf(paths.product(id), 'product')
    expect(JSON.stringify(graph)).not.toMatch(/"(?:aggregateRating|review)/)
  }
})

test('every article is a part of the blog’s page, signed by its desk', async () => {
  const [blog] = (await graphOf('/blog', 'blog')).filter((thing) => thing['@type'] === 'Blog')

  expect(blog).toMatchObject({
    blogPost: articles.map(({ id, title, date, author }) => ({
      url: `https://shobol.example/blog#${id}`,
      headline: title,
      datePublished: date,
      author: { '@type': 'Organization', name: author },
    })),
  })
})
