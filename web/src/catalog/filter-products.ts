import type { CategoryFilter } from './categories.ts'
import type { Product } from './product.ts'
import { products } from './products.ts'
import { searchQuery } from './search/search-products.ts'

/** Products of the category whose name or description contains the text, ignoring case. */
export function filterProducts(
  category: CategoryFilter,
  text: string,
  among: readonly Product[] = products,
): readonly Product[] {
  const query = searchQuery(text)
  return among
    .filter((product) => category === 'all' || product.category === category)
    .filter(({ name, description }) =>
      [name, description].some((field) => field.toLowerCase().includes(query)),
    )
}
