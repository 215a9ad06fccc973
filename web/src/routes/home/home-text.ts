import { video as about } from '../../pictures/film-about.ts'
import { video as accessories } from '../../pictures/film-accessories.ts'
import { video as blog } from '../../pictures/film-blog.ts'
import { video as lifestyle } from '../../pictures/film-lifestyle.ts'
import { video as limitedEdition } from '../../pictures/film-limited-edition.ts'
import { video as products } from '../../pictures/film-products.ts'
import { video as showcase } from '../../pictures/film-showcase.ts'
import type { Video } from '../../pictures/picture.ts'
import { paths } from '../../paths.ts'

/** A tile with a looping film (specification, section 2); two lead to the same page by design. */
export type HomeTile = { id: string; label: string; to: string; film: Video }

export const homeTiles = [
  { id: 'products', label: 'Products', to: paths.products, film: products },
  { id: 'lifestyle', label: 'Lifestyle', to: paths.lifestyle, film: lifestyle },
  {
    id: 'limited-edition',
    label: 'Limited Edition',
    to: paths.limitedEdition,
    film: limitedEdition,
  },
  {
    id: 'accessories',
    label: 'Fitness Accessories',
    to: paths.limitedEdition,
    film: accessories,
  },
  { id: 'blog', label: 'Blog', to: paths.blog, film: blog },
  { id: 'about', label: 'About', to: paths.about, film: about },
] as const satisfies readonly HomeTile[]

/** The films that cover the page when nobody does anything (specification, section 9). */
export const showcaseFilms: readonly Video[] = [...homeTiles.map(({ film }) => film), showcase]
