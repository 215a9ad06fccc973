import { expect, test } from 'vitest'
import { brand } from '../../src/brand/brand.ts'
import { articles } from '../../src/routes/blog/articles.ts'
import { products } from '../../src/catalog/products.ts'
import { paths } from '../../src/paths.ts'
import { allPages } from '../pages.ts'
import { profilesAmong } from './organization.ts'
import { structuredData } from './structured-data.ts'

const pages = allPages()

async function graphOf(path: string) {
  const page = pages.find((page) => page.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  const { '@graph': graph = [] } = (await structuredData(page)) ?? {}
  return graph as readonly ({ '@type': string } & object)[]
}

const typesOf = async (path: string) => (await graphOf(path)).map((node) => node['@type'])

test.each([
  [paths.home, ['Organization', 'WebSite']],
  [paths.products, ['BreadcrumbList', 'ItemList', 'FAQPage']],
  [paths.blog, ['BreadcrumbList', 'Blog', 'FAQPage']],
  [paths.about, ['BreadcrumbList']],
])('page %s has structured data of the types %j', async (path, types) => {
  expect(await typesOf(path)).toEqual(types)
})

test.each(products)(
  '$id has an offer with its price in taka, without availability or reviews, which the shop does not have',
  async ({ id, name, price }) => {
    const graph = await graphOf(paths.product(id))

    expect(graph.find((node) => node['@type'] === 'Product')).toMatchObject({
      name,
      sku: id,
      offers: { price, priceCurrency: 'BDT' },
    })
    expect(JSON.stringify(graph)).not.toMatch(/"(?:availability|aggregateRating|review)/)
  },
)

test('a product has an FAQPage with its questions, unless it has none', async () => {
  const counts = new Set<boolean>()

  for (const { id, details } of products) {
    const { faqs } = (await details()).details
    const pages = (await graphOf(paths.product(id))).filter((node) => node['@type'] === 'FAQPage')
    const mainEntity = faqs.map(({ question, answer }) => ({
      ...{ '@type': 'Question', name: question },
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }))
    expect(pages, id).toMatchObject(faqs.length > 0 ? [{ mainEntity }] : [])
    counts.add(faqs.length > 0)
  }
  expect(counts.size).toBe(2)
})

test('the blog has a BlogPosting for each article, with its author', async () => {
  const [blog] = (await graphOf(paths.blog)).filter((node) => node['@type'] === 'Blog')

  expect(blog).toMatchObject({
    blogPost: articles.map(({ id, title, date, author }) => ({
      url: `${brand.origin}${paths.blog}#${id}`,
      headline: title,
      datePublished: date,
      author: { '@type': 'Organization', name: author },
    })),
  })
})

test('sameAs has no social link without a path', () => {
  const links = [
    { href: 'https://www.facebook.com/' },
    { href: 'https://www.instagram.com' },
    { href: 'https://www.tiktok.com/@shop' },
  ]

  expect(profilesAmong(links)).toEqual(['https://www.tiktok.com/@shop'])
})
