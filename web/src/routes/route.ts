import type { ComponentType } from 'react'

/** The URL parameters a screen receives. */
export type RouteParams = { id?: string | undefined }

/** A route: path, screen, and data for menus, head tags, the sitemap, social cards, tests and budgets. */
export type Route = {
  /** The route's folder, and the key of its fonts, social card and structured data in web/build. */
  name: string
  /** The router's path pattern. */
  path: string
  /** Shown before the brand's name. Omitted on the home page and where each URL has its own title. */
  title?: string
  /** Omitted where each URL has its own description. */
  description?: string
  /** The label in the main menu, for routes that it lists. The menu follows the order of routes.ts. */
  menu?: string
  /** Whether search engines list it. */
  indexed: boolean
  screen: () => Promise<ComponentType<RouteParams>>
}
