import { categoryLabel } from './categories.ts'
import { catalogue, type ShopProduct } from './products.ts'

export const mostResults = 5

/**
 * What the search overlay finds: name, description or category, the latter as stored or as shown,
 * whatever the case (specification, section 2). No text finds nothing.
 */
export function searchCatalogue(
  text: string,
  among: readonly ShopProduct[] = catalogue,
): readonly ShopProduct[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []

  return among
    .filter(({ name, description, category }) =>
      [name, description, category, categoryLabel(category)].some((field) =>
        field.toLowerCase().includes(wanted),
      ),
    )
    .slice(0, mostResults)
}
