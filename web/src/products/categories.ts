import type { Category } from './product.ts'

export type CategoryFilter = Category | 'all'

/** The filter of the products page, in its order (specification, section 2). */
export const categoryFilters = [
  { id: 'all', label: 'All Products' },
  { id: 'protein', label: 'Protein Powders' },
  { id: 'snacks', label: 'Snacks' },
  { id: 'premix', label: 'Pre-Mix' },
  { id: 'drinks', label: 'Drinks' },
] as const satisfies readonly { id: CategoryFilter; label: string }[]

/** What a badge or a search result calls a category. */
export const categoryLabel = (category: Category) =>
  categoryFilters.find(({ id }) => id === category)?.label ?? category

/** The filter that an address asks for; all products, where it names none of ours. */
export const parseCategoryFilter = (text: string | null): CategoryFilter =>
  categoryFilters.find(({ id }) => id === text)?.id ?? 'all'
