import { brand } from '../../src/brand/brand.ts'
import { paths } from '../../src/paths.ts'
import { absolute } from './absolute.ts'
import type { Thing } from './thing.ts'

/** The shop where another thing names it: each page is read for itself. */
export const us = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: brand.name,
  url: absolute(paths.home),
} satisfies Thing

/** A platform's home page is nobody's profile: an operator's own have a path. */
export const profilesAmong = (links: readonly { href: string }[]) =>
  links.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/')

const profiles = profilesAmong(brand.social)

export const organization: Thing = {
  ...us,
  alternateName: brand.nameInBangla,
  slogan: brand.tagline,
  logo: absolute('/icons/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  address: { '@type': 'PostalAddress', addressLocality: brand.city, addressCountry: 'BD' },
  ...(profiles.length > 0 && { sameAs: profiles }),
}

export const website: Thing = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  alternateName: brand.nameInBangla,
  url: absolute(paths.home),
  inLanguage: 'en',
  publisher: us,
}
