import { categoryLabel } from '../categories.ts'
import type { Product } from '../product.ts'
import { catalogue } from '../products.ts'
import { searchQuery } from './search-query.ts'

export const maxResults = 5

/**
 * Searches name, description, category id and category label, ignoring case (specification,
 * section 2). Matching names come first, otherwise in the order of the catalogue. An empty text finds
 * nothing.
 */
export function searchCatalogue(
  text: string,
  among: readonly Product[] = catalogue,
): readonly Product[] {
  const query = searchQuery(text)
  if (!query) return []
  const isNamed = ({ name }: Product) => name.toLowerCase().includes(query)

  return (
    among
      .filter(({ name, description, category }) =>
        [name, description, category, categoryLabel(category)].some((field) =>
          field.toLowerCase().includes(query),
        ),
      )
      // filter() has made a new array.
      .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
      .slice(0, maxResults)
  )
}
