import { paths } from '../paths.ts'
import { allRoutes } from '../routes.ts'

/** The main links (specification, section 2), in the order of the header. */
export const navLinks = allRoutes.flatMap(({ path, menu }) =>
  menu === undefined ? [] : [{ label: menu, to: path }],
)

export const quickLinks = [
  { label: 'Products', to: paths.products },
  { label: 'Limited Edition', to: paths.limitedEdition },
  { label: 'Lifestyle', to: paths.lifestyle },
  { label: 'Blog', to: paths.blog },
  { label: 'About Us', to: paths.about },
] as const

/** 'page' on the link's own page, 'true' on a page below it (/products/{id}). */
export function ariaCurrent(to: string, pathname: string) {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to}/`) ? 'true' : undefined
}
