import { brand } from '../../src/brand/brand.ts'
import { cards } from '../../src/media/cards.ts'
import { cardUrl, type CardFile } from '../../src/media/picture-file.ts'
import { meta } from './markup.ts'
import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'

const all: Readonly<Record<string, CardFile>> = cards

/** The social picture of a page; a page without one of its own shows that of the home page. */
export const cardOf = ({ product, route }: Page): CardFile =>
  all[`card-${product?.id ?? route.name}`] ?? cards['card-home']

/** How a link to the page looks where people share it: Open Graph, and what X reads instead. */
export function shareTags(page: Page): string {
  const { title, description } = page
  const card = cardOf(page)
  const image = absolute(cardUrl(card))
  return [
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', brand.locale.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', absolute(page.path)),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(card.width)),
    meta('property', 'og:image:height', String(card.height)),
    meta('property', 'og:image:alt', card.alt),
    ...kindTags(page),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', card.alt),
  ].join('')
}

function kindTags({ product }: Page): string[] {
  if (!product) return [meta('property', 'og:type', 'website')]
  return [
    meta('property', 'og:type', 'product'),
    meta('property', 'product:price:amount', String(product.price)),
    meta('property', 'product:price:currency', brand.currency.code),
  ]
}
