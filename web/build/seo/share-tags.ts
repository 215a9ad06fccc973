import { join } from 'node:path'
import { isCard, readEntries } from '../../pictures/picture-data.ts'
import { brand } from '../../src/brand/brand.ts'
import brandCard from '../../src/pictures/card-home.json' with { type: 'json' }
import { cardUrl, socialCardSize, type SocialCard } from '../../src/pictures/picture.ts'
import { routes } from '../../src/routes.ts'
import { meta } from './markup.ts'
import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'

const pictures = await readEntries(join(import.meta.dirname, '../../src/pictures'))

export const socialCards = new Map(pictures.filter(isCard).map((card) => [card.name, card]))

/** The card named after the product's picture or the page's route, or else the brand's card. */
export const cardOf = ({ product, route }: Page): SocialCard =>
  socialCards.get(`card-${product?.image.name ?? route.name}`) ?? brandCard

/** The social card, without its title and description: components/page-head.tsx. */
export function shareTags(page: Page): string {
  const card = cardOf(page)
  const image = absolute(cardUrl(card))
  return [
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', brand.locale.replace('-', '_')),
    ...urlTag(page),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(socialCardSize.width)),
    meta('property', 'og:image:height', String(socialCardSize.height)),
    meta('property', 'og:image:alt', card.alt),
    ...typeTags(page),
    // X takes title, description and picture from the og: tags.
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', card.alt),
  ].join('')
}

// The home page has none, because Hosting serves it for referral links too: Facebook links to `og:url` instead of
// the shared URL, so the code would be lost (docs/decisions/0027).
function urlTag({ path, route }: Page): string[] {
  return route.name === routes.home.name ? [] : [meta('property', 'og:url', absolute(path))]
}

function typeTags({ product }: Page): string[] {
  if (!product) return [meta('property', 'og:type', 'website')]
  return [
    meta('property', 'og:type', 'product'),
    meta('property', 'product:price:amount', String(product.price)),
    meta('property', 'product:price:currency', brand.currency.code),
  ]
}
