import type { Organization, WebSite } from 'schema-dts'
import { brand } from '../../src/brand/brand.ts'
import { paths } from '../../src/paths.ts'
import { absolute } from './absolute.ts'

/** Refers to the shop in other JSON-LD nodes. Has name and URL, as crawlers read each page separately. */
export const organizationReference = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: brand.name,
  url: absolute(paths.home),
} satisfies Organization

/** Excludes links to a platform's home page: the URL of a profile has a path. */
export const profilesAmong = (links: readonly { href: string }[]) =>
  links.map(({ href }) => href).filter((href) => /^https:\/\/[^/?#]+\/[^?#]/.test(href))

const profiles = profilesAmong(brand.social)

export const organization: Organization = {
  ...organizationReference,
  alternateName: brand.nameInBangla,
  slogan: brand.tagline,
  logo: absolute('/icons/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: 'BD' },
  ...(profiles.length > 0 && { sameAs: profiles }),
}

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  alternateName: brand.nameInBangla,
  url: absolute(paths.home),
  inLanguage: 'en',
  publisher: organizationReference,
}
