import { brand } from '../../src/brand/brand.ts'
import { paths } from '../../src/paths.ts'
import { routes } from '../../src/routes.ts'
import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'
import type { Thing } from './thing.ts'

type Crumb = { name: string; path: string }

/** The breadcrumbs of a page, including itself. Empty for the home page and pages without an entry in search engines. */
function trailOf({ path, route, product }: Page): Crumb[] {
  const section = product ? routes.products : route
  const name = section.menu ?? section.title
  if (!section.indexed || name === undefined) return []
  return [
    { name: brand.name, path: paths.home },
    { name, path: section.path },
    ...(product ? [{ name: product.name, path }] : []),
  ]
}

export function breadcrumbs(page: Page): Thing[] {
  const trail = trailOf(page)
  if (trail.length === 0) return []
  const items = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}
