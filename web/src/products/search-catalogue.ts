import { categoryLabel } from './categories.ts'
import { catalogue, type ShopProduct } from './products.ts'

export const mostResults = 5

/**
 * Searches name, description, category id and category label, ignoring case (specification,
 * section 2). An empty text finds nothing.
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
