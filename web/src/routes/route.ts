import type { ComponentType } from 'react'

/** What the address tells a screen. */
export type RouteParams = { id?: string | undefined }

/** Everything that menus, head tags, sitemap, social cards, tests and budgets need to know of a route. */
export type Route = {
  /** Its folder: routes/<name>/<name>-screen.tsx. Fonts, cards and structured data go by it. */
  name: string
  /** As the router matches it. */
  path: string
  /** Before the brand's name; none on the home page, and where each address has its own. */
  title?: string
  /** Missing where each address has its own. */
  description?: string
  /** Its label in the main menu, which lists these routes in the order of the table. */
  menu?: string
  /** Whether search engines list it. */
  indexed: boolean
  screen: () => Promise<ComponentType<RouteParams>>
}
