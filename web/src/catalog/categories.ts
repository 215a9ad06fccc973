import type { Category } from './product.ts'

export type CategoryFilter = Category | 'all'

/** The category filters of the products page, in display order (specification, section 2). */
export const categoryFilters = [
  { id: 'all', label: 'All Products' },
  { id: 'protein', label: 'Protein Powders' },
  { id: 'snacks', label: 'Snacks' },
  { id: 'premix', label: 'Pre-Mix' },
  { id: 'drinks', label: 'Drinks' },
] as const satisfies readonly { id: CategoryFilter; label: string }[]

export const categoryLabel = (category: CategoryFilter) =>
  categoryFilters.find(({ id }) => id === category)?.label ?? category

export const parseCategoryFilter = (text: string | null): CategoryFilter =>
  categoryFilters.find(({ id }) => id === text)?.id ?? 'all'
