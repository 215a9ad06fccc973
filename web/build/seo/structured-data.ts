import type { Graph, ListItem, Question, Thing } from 'schema-dts'
import { brand } from '../../src/brand/brand.ts'
import type { Faq } from '../../src/catalog/details.ts'
import { paths } from '../../src/paths.ts'
import { routes, type RouteName } from '../../src/routes.ts'
import { blogFaqs } from '../../src/routes/blog/blog-faqs-text.ts'
import { productsFaqs } from '../../src/routes/products/products-text.ts'
import { absolute } from './absolute.ts'
import { blogData } from './blog-data.ts'
import { organization, website } from './organization.ts'
import type { Page } from '../pages.ts'
import { productList, productData } from './product-data.ts'

const graphs = new Map<string, readonly Thing[]>(
  Object.entries({
    home: [organization, website],
    products: [productList, ...faqData(productsFaqs)],
    blog: [blogData, ...faqData(blogFaqs)],
  } satisfies Partial<Record<RouteName, readonly Thing[]>>),
)

/** The page's structured data as JSON-LD with the vocabulary of schema.org. It contains only what the page shows. */
export async function structuredData(page: Page): Promise<Graph | undefined> {
  const graph = [...breadcrumbs(page), ...(graphs.get(page.route.name) ?? (await ofProduct(page)))]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

async function ofProduct({ product }: Page): Promise<Thing[]> {
  if (!product) return []
  const { details } = await product.details()
  return [productData(product), ...faqData(details.faqs)]
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

/** Empty for the home page and pages that search engines do not list. */
function breadcrumbs({ path, route, product }: Page): Thing[] {
  const section = product ? routes.products : route
  const sectionName = section.menu ?? section.title
  if (!section.indexed || sectionName === undefined) return []
  const trail = [
    { name: brand.name, path: paths.home },
    { name: sectionName, path: section.path },
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
