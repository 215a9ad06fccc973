import { cleanText } from '@shop/contract/clean-text'
import { categoryLabel } from '../categories.ts'
import type { Product } from '../product.ts'
import { searchableProducts } from '../products.ts'

export const maxResults = 5

// White space of any kind is one space. Full stops at the end are dropped: phones type one for a double space.
export const searchQuery = (text: string) =>
  cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/[ .…]+$/, '')
    .toLowerCase()

/** Matches as specified in section 2, those in a name first. An empty text finds nothing. */
export function searchProducts(
  text: string,
  among: readonly Product[] = searchableProducts,
): readonly Product[] {
  const query = searchQuery(text)
  if (!query) return []
  const isNamed = ({ name }: Product) => name.toLowerCase().includes(query)

  return among
    .filter(({ name, description, category }) =>
      [name, description, category, categoryLabel(category)].some((field) =>
        field.toLowerCase().includes(query),
      ),
    )
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    .slice(0, maxResults)
}
