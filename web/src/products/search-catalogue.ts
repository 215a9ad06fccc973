import { categoryLabel } from './categories.ts'
import { catalogue, type ShopProduct } from './products.ts'

export const maxResults = 5

/**
 * Searches name, description, category id and category label, ignoring case (specification,
 * section 2). Matching names come first, otherwise in the order of the catalogue. An empty text finds
 * nothing.
 */
export function searchCatalogue(
  text: string,
  among: readonly ShopProduct[] = catalogue,
): readonly ShopProduct[] {
  const query = text.trim().toLowerCase()
  if (!query) return []
  const isNamed = ({ name }: ShopProduct) => name.toLowerCase().includes(query)

  return (
    among
      .filter(({ name, description, category }) =>
        [name, description, category, categoryLabel(category)].some((field) =>
          field.toLowerCase().includes(query),
        ),
      )
      // filter() has made a new array; older phones have no toSorted().
      .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
      .slice(0, maxResults)
  )
}
