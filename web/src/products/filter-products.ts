import type { CategoryFilter } from './categories.ts'
import { products, type ShopProduct } from './products.ts'

/** The catalogue of the products page: of one category, with the text in name or description. */
export function filterProducts(
  category: CategoryFilter,
  text: string,
  among: readonly ShopProduct[] = products,
): readonly ShopProduct[] {
  const wanted = text.trim().toLowerCase()
  return among
    .filter((product) => category === 'all' || product.category === category)
    .filter(({ name, description }) =>
      [name, description].some((field) => field.toLowerCase().includes(wanted)),
    )
}
