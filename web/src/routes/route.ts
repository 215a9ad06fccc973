import type { ComponentType } from 'react'

/** The URL parameters a screen receives. */
export type RouteParams = { id?: string | undefined }

/** The route data for menus, head tags, the sitemap, social cards, tests and budgets. */
export type Route = {
  /** Its folder: routes/<name>/<name>-screen.tsx. Keys the font, card and structured data lookups. */
  name: string
  /** The router's path pattern. */
  path: string
  /** Shown before the brand's name. Omitted on the home page and where each URL has its own title. */
  title?: string
  /** Omitted where each URL has its own description. */
  description?: string
  /** Its label in the main menu. The menu follows the order of routes.ts. */
  menu?: string
  /** Whether search engines list it. */
  indexed: boolean
  screen: () => Promise<ComponentType<RouteParams>>
}
