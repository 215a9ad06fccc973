import { brand } from '../brand.ts'
import { navLinks } from '../frame/nav-links.ts'
import { paths } from '../paths.ts'
import { absolute, productOf, type FindablePage } from './page.ts'
import type { Thing } from './thing.ts'

type Crumb = { name: string; path: string }

/** The way down to a page, itself included; none to a page that no main link leads to. */
function trailOf(page: FindablePage): Crumb[] {
  const product = productOf(page)
  const section = navLinks.find(({ to }) => to === (product ? paths.products : page.path))
  if (!section) return []
  return [
    { name: brand.name, path: paths.home },
    { name: section.label, path: section.to },
    ...(product ? [{ name: product.name, path: page.path }] : []),
  ]
}

export function breadcrumbs(page: FindablePage): Thing[] {
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
