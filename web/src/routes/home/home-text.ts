import about from '../../pictures/film-about.json' with { type: 'json' }
import accessories from '../../pictures/film-accessories.json' with { type: 'json' }
import blog from '../../pictures/film-blog.json' with { type: 'json' }
import lifestyle from '../../pictures/film-lifestyle.json' with { type: 'json' }
import limitedEdition from '../../pictures/film-limited-edition.json' with { type: 'json' }
import products from '../../pictures/film-products.json' with { type: 'json' }
import showcase from '../../pictures/film-showcase.json' with { type: 'json' }
import type { Video } from '../../pictures/picture.ts'
import { brand } from '../../brand/brand.ts'
import { formatTaka } from '../../brand/format-number.ts'
import { paths } from '../../paths.ts'

/** The line under the tagline: what is sold, where, and from when shipping is free. */
export const offer = `Protein, snacks, drinks and gym wear for Bangladesh. Free shipping over ${formatTaka(brand.freeShippingOver)}.`

// The tiles with a looping video (specification, section 2). Two link to the same page by design. Their order is that
// of the grid, by row and then by column: keyboard focus follows it.
export const homeTiles = [
  { id: 'products', label: 'Products', to: paths.products, video: products },
  { id: 'lifestyle', label: 'Lifestyle', to: paths.lifestyle, video: lifestyle },
  {
    id: 'limited-edition',
    label: 'Limited Edition',
    to: paths.limitedEdition,
    video: limitedEdition,
  },
  { id: 'about', label: 'About', to: paths.about, video: about },
  {
    id: 'accessories',
    label: 'Fitness Accessories',
    to: paths.limitedEdition,
    video: accessories,
  },
  { id: 'blog', label: 'Blog', to: paths.blog, video: blog },
] as const satisfies readonly { id: string; label: string; to: string; video: Video }[]

/** The videos that cover the page while the visitor is idle (section 9). The shaker's is blurred at that size. */
export const showcaseVideos: readonly Video[] = [
  ...homeTiles.map(({ video }) => video).filter((video) => video !== limitedEdition),
  showcase,
]
