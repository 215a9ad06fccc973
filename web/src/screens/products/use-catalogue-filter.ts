import { useSearchParams } from 'react-router-dom'
import { parseCategoryFilter, type CategoryFilter } from '../../content/categories.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * Category and search text of the catalogue (specification, section 4). They live in the address,
 * so that back, reload and sharing keep them; a choice is a step back, a letter typed is not.
 */
export function useCatalogueFilter() {
  const [params, setParams] = useSearchParams()
  // The prerendered page knows of no query.
  const asked = useHydrated() ? params : new URLSearchParams()

  const change = (name: 'category' | 'q', value: string, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace },
    )

  return {
    category: parseCategoryFilter(asked.get('category')),
    text: asked.get('q') ?? '',
    choose: (category: CategoryFilter) =>
      change('category', category === 'all' ? '' : category, false),
    search: (text: string) => change('q', text, true),
    reset: () => setParams({}),
  }
}
