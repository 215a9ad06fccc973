import { filtersCatalogue } from '../products/catalogue-params.ts'
import { catalogueId } from '../routes/products/section-ids.ts'

/** The element at which a URL opens: that of the hash, or the filtered catalogue. Null: the page's top. */
export const scrollTarget = ({ hash, search }: Pick<Location, 'hash' | 'search'>) =>
  document.getElementById(hash.slice(1) || (filtersCatalogue(search) ? catalogueId : ''))
