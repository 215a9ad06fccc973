import { brand } from '../../web/src/brand/brand.ts'
import { products } from '../../web/src/products/products.ts'
import { paths } from '../../web/src/paths.ts'
import { allRoutes, routes } from '../../web/src/routes.ts'

/** “canonical, sitemap and cards always name the production origin” */
export const { origin } = brand

const addressesOf = (indexed: boolean) =>
  allRoutes
    .filter((route) => route.indexed === indexed && route !== routes.notFound)
    .flatMap((route) =>
      route === routes.product ? products.map(({ id }) => paths.product(id)) : [route.path],
    )

/** The paths of all indexed pages. */
export const listed = addressesOf(true)

/** “login, register, profile, orders: noindex” */
export const unlisted = addressesOf(false)
