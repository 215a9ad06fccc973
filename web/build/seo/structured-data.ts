import { brand } from '../../src/brand/brand.ts'
import type { Faq } from '../../src/catalog/details.ts'
import { paths } from '../../src/paths.ts'
import { routes, type RouteName } from '../../src/routes.ts'
import { blogFaqs } from '../../src/routes/blog/blog-faqs-text.ts'
import { productsFaqs } from '../../src/routes/products/products-text.ts'
import { absolute } from './absolute.ts'
import { blogThing } from './blog-thing.ts'
import { organization, website } from './organization.ts'
import type { Page } from '../pages.ts'
import { productList, productThing } from './product-things.ts'
import type { Thing } from './thing.ts'

const things = new Map<string, readonly Thing[]>(
  Object.entries({
    home: [organization, website],
    products: [productList, ...faqThings(productsFaqs)],
    blog: [blogThing, ...faqThings(blogFaqs)],
  } satisfies Partial<Record<RouteName, readonly Thing[]>>),
)

/** The page's structured data as JSON-LD with the vocabulary of schema.org. It contains only what the page shows. */
export async function structuredData(page: Page) {
  const graph = [...breadcrumbs(page), ...(things.get(page.route.name) ?? (await ofProduct(page)))]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

async function ofProduct({ product }: Page): Promise<Thing[]> {
  if (!product) return []
  const { details } = await product.details()
  return [productThing(product), ...faqThings(details.faqs)]
}

function faqThings(faqs: readonly Faq[]): Thing[] {
  if (faqs.length === 0) return []
  const questions = faqs.map(({ question, answer }) => ({
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
  const items = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}
