import { join } from 'node:path'
import { isCard, readEntries } from '../../pictures/picture-data.ts'
import { brand } from '../../src/brand/brand.ts'
import brandCard from '../../src/pictures/card-home.json' with { type: 'json' }
import { cardUrl, socialCardSize, type SocialCard } from '../../src/pictures/picture.ts'
import { routes } from '../../src/routes.ts'
import type { Environment } from '../environment.ts'
import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'
import { structuredData } from './structured-data.ts'

/** What a page's head has besides the texts that React renders (src/components/page-head.tsx). */
export async function headTags(
  page: Page,
  { isListed }: Pick<Environment, 'isListed'>,
): Promise<string> {
  const { route, path } = page
  // Hosting serves 404.html at any unknown path, so it has no canonical URL.
  if (route === routes.notFound) return meta('name', 'robots', 'noindex')

  const data = route.indexed ? await structuredData(page) : undefined
  return [
    meta('name', 'robots', route.indexed && isListed ? 'max-image-preview:large' : 'noindex'),
    link('canonical', absolute(path)),
    ...shareTags(page),
    data ? jsonScript(data) : '',
  ].join('')
}

const pictures = await readEntries(join(import.meta.dirname, '../../src/pictures'))

export const socialCards = new Map(pictures.filter(isCard).map((card) => [card.name, card]))

/** The card named after the product's picture or the page's route, or else the brand's card. */
export const cardOf = ({ product, route }: Page): SocialCard =>
  socialCards.get(`card-${product?.image.name ?? route.name}`) ?? brandCard

function shareTags(page: Page): string[] {
  const { product, path } = page
  const card = cardOf(page)
  return [
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', brand.locale.replace('-', '_')),
    // Facebook links to `og:url` instead of the shared URL. Hosting serves the home page for referral links too,
    // whose code would be lost (docs/decisions/0027).
    path === routes.home.path ? '' : meta('property', 'og:url', absolute(path)),
    meta('property', 'og:image', absolute(cardUrl(card))),
    meta('property', 'og:image:width', String(socialCardSize.width)),
    meta('property', 'og:image:height', String(socialCardSize.height)),
    meta('property', 'og:image:alt', card.alt),
    meta('property', 'og:type', product ? 'product' : 'website'),
    product ? meta('property', 'product:price:amount', String(product.price)) : '',
    product ? meta('property', 'product:price:currency', brand.currency.code) : '',
    // X takes title, description and picture from the og: tags.
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', card.alt),
  ]
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

// `data-page` marks tags of the loaded page alone: src/navigation/scroll-and-focus.tsx removes them on a navigation.

export const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta data-page="" ${key}="${name}" content="${escaped(content)}">`

export const link = (rel: string, href: string) =>
  `<link data-page="" rel="${rel}" href="${escaped(href)}">`

/** Entities do not work in scripts, so JSON escapes replace `<`, as in `</script`, and the line ends of old parsers. */
export const jsonScript = (data: unknown) =>
  `<script data-page="" type="application/ld+json">${jsonWithoutMarkup(data)}</script>`

const jsonWithoutMarkup = (data: unknown) =>
  JSON.stringify(data).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
