import type { ItemList, Offer, Product as ProductData } from 'schema-dts'
import { brand } from '../../src/brand/brand.ts'
import type { Product } from '../../src/catalog/product.ts'
import { products } from '../../src/catalog/products.ts'
import { paths } from '../../src/paths.ts'
import { organizationReference } from './organization.ts'
import { absolute, absoluteUrl } from './absolute.ts'

export function productData(product: Product): ProductData {
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
    offers: offerOf(product, url),
  }
}

// No availability: the shop takes no orders.
const offerOf = ({ price }: Product, url: string): Offer => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: brand.currency.code,
  itemCondition: 'https://schema.org/NewCondition',
  seller: organizationReference,
})

export const productList: ItemList = {
  '@type': 'ItemList',
  itemListElement: products.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(paths.product(id)),
  })),
}
