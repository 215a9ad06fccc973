import type {
  Blog,
  BlogPosting,
  Graph,
  ItemList,
  ListItem,
  Product as ProductData,
  Question,
  Thing,
} from 'schema-dts'
import { brand } from '../../src/brand/brand.ts'
import type { Faq, Product } from '../../src/catalog/product.ts'
import { products } from '../../src/catalog/products.ts'
import { paths } from '../../src/paths.ts'
import { routes } from '../../src/routes.ts'
import { articleCategories, articles, type Article } from '../../src/routes/blog/articles.ts'
import { blogFaqs, blogPage } from '../../src/routes/blog/blog-text.ts'
import { productsFaqs } from '../../src/routes/products/products-text.ts'
import type { Page } from '../pages.ts'
import { absolute, absoluteUrl } from './absolute.ts'
import { organization, organizationReference, website } from './organization.ts'

const blogUrl = absolute(paths.blog)

/** The page's structured data as JSON-LD with the vocabulary of schema.org. It contains only what the page shows. */
export async function structuredData(page: Page): Promise<Graph | undefined> {
  const graph = [...breadcrumbs(page), ...(await thingsOf(page))]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

async function thingsOf({ route, product }: Page): Promise<Thing[]> {
  if (route === routes.home) return [organization, website]
  if (route === routes.products) return [productList, ...faqData(productsFaqs)]
  if (route === routes.blog) return [blogData, ...faqData(blogFaqs)]
  if (!product) return []
  const { details } = await product.details()
  return [productData(product), ...faqData(details.faqs)]
}

/** Empty for the home page and pages that search engines do not list. */
function breadcrumbs({ path, route, product }: Page): Thing[] {
  const section = product ? routes.products : route
  if (!section.indexed || section.title === undefined) return []
  const trail = [
    { name: brand.name, path: paths.home },
    { name: section.title, path: section.path },
    ...(product ? [{ name: product.name, path }] : []),
  ]
  const items = trail.map(({ name, path }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

function faqData(faqs: readonly Faq[]): Thing[] {
  if (faqs.length === 0) return []
  const questions = faqs.map(({ question, answer }): Question => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity: questions }]
}

function productData(product: Product): ProductData {
  const url = absolute(paths.product(product.id))
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    sku: product.id,
    url,
    image: [product.image, ...(product.views ?? [])].map(absoluteUrl),
    brand: { '@type': 'Brand', name: brand.name },
    // No aggregateRating: the page's rating is a fixed text without reviews.
    offers: {
      '@type': 'Offer',
      url,
      // No availability: the shop takes no orders.
      price: product.price,
      priceCurrency: brand.currency.code,
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationReference,
    },
  }
}

const productList: ItemList = {
  '@type': 'ItemList',
  itemListElement: products.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(paths.product(id)),
  })),
}

/** Articles have no page: their URLs are anchors on the blog page. */
const posting = ({ id, title, excerpt, category, date, image, author }: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${blogUrl}#${id}`,
  url: `${blogUrl}#${id}`,
  headline: title,
  // The page shows an excerpt, not the articleBody.
  abstract: excerpt,
  articleSection: articleCategories[category],
  datePublished: date,
  author: {
    '@type': 'Organization',
    name: author,
    url: blogUrl,
    parentOrganization: organizationReference,
  },
  publisher: organizationReference,
  image: absoluteUrl(image),
  inLanguage: 'en',
})

const blogData: Blog = {
  '@type': 'Blog',
  '@id': `${blogUrl}#blog`,
  name: `${brand.name}: ${blogPage.hero.title}`,
  description: blogPage.hero.lead,
  url: blogUrl,
  inLanguage: 'en',
  publisher: organizationReference,
  blogPost: articles.map(posting),
}
