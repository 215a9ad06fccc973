import type { CategoryFilter } from './categories.ts'
import { products, type ShopProduct } from './products.ts'

/** Products of the category whose name or description contains the text, ignoring case. */
export function filterProducts(
  category: CategoryFilter,
  text: string,
  among: readonly ShopProduct[] = products,
): readonly ShopProduct[] {
  const query = text.trim().toLowerCase()
  return among
    .filter((product) => category === 'all' || product.category === category)
    .filter(({ name, description }) =>
      [name, description].some((field) => field.toLowerCase().includes(query)),
    )
}
