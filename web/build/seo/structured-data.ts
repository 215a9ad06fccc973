import { blogFaqs } from '../../src/routes/blog/blog-faqs-text.ts'
import { productsFaqs } from '../../src/routes/products/products-text.ts'
import { blogThing } from './blog-thing.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { faqThings } from './faq-things.ts'
import { organization, website } from './organization.ts'
import type { Page } from '../pages.ts'
import { productList, productThing } from './product-things.ts'
import type { Thing } from './thing.ts'

const things: Readonly<Record<string, readonly Thing[]>> = {
  home: [organization, website],
  products: [productList, ...faqThings(productsFaqs)],
  blog: [blogThing, ...faqThings(blogFaqs)],
}

/** The page's structured data as JSON-LD with the vocabulary of schema.org. It contains only what the page shows. */
export async function structuredData(page: Page) {
  const graph = [...breadcrumbs(page), ...(things[page.route.name] ?? (await ofProduct(page)))]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

async function ofProduct({ product, description }: Page): Promise<Thing[]> {
  if (!product) return []
  const { details } = await product.details()
  return [productThing(product, description), ...faqThings(details.faqs)]
}
