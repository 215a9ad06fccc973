import { brand } from './brand/brand.ts'

/** A route: its path, and data for menus, head tags, the sitemap, social cards, tests and budgets. */
export type Route = {
  /** The folder in `routes`, and the key of its screen and social card. */
  name: string
  path: string
  /** Shown before the brand's name. Omitted on the home page and where each URL has its own title. */
  title?: string
  /** Omitted where each URL has its own description. */
  description?: string
  /** The label in the main menu, for routes that it lists. */
  menu?: string
  /** Whether search engines list it. */
  indexed: boolean
  /** Whether its first screen shows ৳ in regular weight, whose font the page then preloads. */
  hasRegularTaka?: boolean
}

/** The routes (specification, section 2), in the order of the main menu. The last one matches any path. */
export const routes = {
  home: {
    name: 'home',
    path: '/',
    description: `${brand.tagline} Protein, snacks, gym wear and gear from ${brand.city}.`,
    indexed: true,
    hasRegularTaka: true,
  },
  products: {
    name: 'products',
    path: '/products',
    title: 'Products',
    description: `Protein powders, snacks, pre-mix and drinks from ${brand.name}, with the figures up front and prices in taka.`,
    menu: 'Products',
    indexed: true,
    hasRegularTaka: true,
  },
  product: {
    name: 'product',
    path: '/products/:id',
    indexed: true,
    hasRegularTaka: true,
  },
  lifestyle: {
    name: 'lifestyle',
    path: '/lifestyle',
    title: 'Lifestyle',
    description:
      'Apparel in three groups: performance for the gym, daily for the day around it, and what you carry.',
    menu: 'Lifestyle',
    indexed: true,
  },
  limitedEdition: {
    name: 'limited-edition',
    path: '/limited-edition',
    title: 'Limited Edition',
    description:
      'Four limited pieces: a shaker, a bottle, a bag and a sticker pack. When a drop is gone, it is gone.',
    menu: 'Limited Edition',
    indexed: true,
  },
  accessories: {
    name: 'accessories',
    path: '/accessories',
    title: 'Accessories',
    description:
      'Lifting belt, wraps, sleeves, gloves, and limited drops of bands, rope and chalk.',
    menu: 'Accessories',
    indexed: true,
  },
  about: {
    name: 'about',
    path: '/about',
    title: 'About',
    description: `What ${brand.name} stands for: the story, the values, the mission and the vision.`,
    menu: 'About',
    indexed: true,
  },
  affiliate: {
    name: 'affiliate',
    path: '/affiliate',
    title: 'Affiliate',
    description: 'The affiliate programme: share a link and earn a commission on what it sells.',
    menu: 'Affiliate',
    indexed: true,
    hasRegularTaka: true,
  },
  blog: {
    name: 'blog',
    path: '/blog',
    title: 'Blog',
    description: `Nutrition, training and research, in plain words: articles and a science FAQ from ${brand.name}.`,
    menu: 'Blog',
    indexed: true,
  },
  login: {
    name: 'login',
    path: '/login',
    title: 'Sign in',
    description: `Sign in to your ${brand.name} account, by email or with Google, for your profile and orders.`,
    indexed: false,
  },
  register: {
    name: 'register',
    path: '/register',
    title: 'Create account',
    description: `Create your ${brand.name} account, by email or with Google: your details and orders in one place.`,
    indexed: false,
  },
  profile: {
    name: 'profile',
    path: '/profile',
    title: 'Profile',
    description: 'Your profile: name, phone, address, account settings and your recent orders.',
    indexed: false,
  },
  orders: {
    name: 'orders',
    path: '/orders',
    title: 'My Orders',
    description: 'Your orders: what you have bought in this shop, once you have signed in.',
    indexed: false,
  },
  notFound: {
    name: 'not-found',
    path: '*',
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    indexed: false,
  },
} as const satisfies Record<string, Route>

export type RouteName = (typeof routes)[keyof typeof routes]['name']

export const allRoutes: readonly (Route & { name: RouteName })[] = Object.values(routes)
