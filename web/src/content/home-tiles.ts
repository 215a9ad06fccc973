import { paths } from '../paths.ts'

/** A tile with a looping film (specification, section 2); two lead to the same page by design. */
export type HomeTile = { id: string; label: string; to: string; filmName: string }

export const homeTiles = [
  { id: 'products', label: 'Products', to: paths.products, filmName: 'film-products' },
  { id: 'lifestyle', label: 'Lifestyle', to: paths.lifestyle, filmName: 'film-lifestyle' },
  {
    id: 'limited-edition',
    label: 'Limited Edition',
    to: paths.limitedEdition,
    filmName: 'film-limited-edition',
  },
  {
    id: 'accessories',
    label: 'Fitness Accessories',
    to: paths.limitedEdition,
    filmName: 'film-accessories',
  },
  { id: 'blog', label: 'Blog', to: paths.blog, filmName: 'film-blog' },
  { id: 'about', label: 'About', to: paths.about, filmName: 'film-about' },
] as const satisfies readonly HomeTile[]
