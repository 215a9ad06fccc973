import { brand } from '../../web/src/brand/brand.ts'
import { products } from '../../web/src/catalog/products.ts'
import { paths } from '../../web/src/paths.ts'
import { allRoutes, routes } from '../../web/src/routes.ts'

/** The production origin, which canonical URLs, the sitemap and social cards contain. */
export const { origin } = brand

const urlsOf = (indexed: boolean) =>
  allRoutes
    .filter((route) => route.indexed === indexed && route !== routes.notFound)
    .flatMap((route) =>
      route === routes.product ? products.map(({ id }) => paths.product(id)) : [route.path],
    )

/** The relative URLs of all indexed pages. */
export const indexedUrls = urlsOf(true)

/** The relative URLs of the pages with noindex. */
export const noindexUrls = urlsOf(false)
