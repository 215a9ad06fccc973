/** A route: its path, and data for menus, head tags, the sitemap, social cards, tests and budgets. */
export type Route = {
  /** The route's folder, and the key of its screen, social card and structured data. */
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
  /** Whether its first screen shows ৳ in regular weight, whose font the page then preloads. */
  hasRegularTaka?: boolean
}
