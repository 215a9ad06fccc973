import { films } from '../../media/films.ts'
import type { FilmFile } from '../../media/picture-file.ts'
import { paths } from '../../paths.ts'

/** A tile with a looping film (specification, section 2); two lead to the same page by design. */
export type HomeTile = { id: string; label: string; to: string; film: FilmFile }

export const homeTiles = [
  { id: 'products', label: 'Products', to: paths.products, film: films['film-products'] },
  { id: 'lifestyle', label: 'Lifestyle', to: paths.lifestyle, film: films['film-lifestyle'] },
  {
    id: 'limited-edition',
    label: 'Limited Edition',
    to: paths.limitedEdition,
    film: films['film-limited-edition'],
  },
  {
    id: 'accessories',
    label: 'Fitness Accessories',
    to: paths.limitedEdition,
    film: films['film-accessories'],
  },
  { id: 'blog', label: 'Blog', to: paths.blog, film: films['film-blog'] },
  { id: 'about', label: 'About', to: paths.about, film: films['film-about'] },
] as const satisfies readonly HomeTile[]
