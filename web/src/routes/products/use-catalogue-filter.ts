import { useEffect, useState, useTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseCategoryFilter, type CategoryFilter } from '../../products/categories.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'

/** Milliseconds after the last letter until the address follows: browsers limit how often it may. */
const pause = 250

/**
 * Category and search text of the catalogue (specification, section 4). They live in the address,
 * so that back, reload and sharing keep them; a choice is a step back, a letter typed is not.
 */
export function useCatalogueFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The prerendered page knows of no query.
  const inAddress = useHydrated() ? new URLSearchParams(search).toString() : ''
  // The router shows a new address as a transition, late on a slow phone: until then, what the
  // address has been asked for counts.
  const [pending, startTransition] = useTransition()
  const [query, setQuery] = useState(inAddress)
  const [typed, setTyped] = useState<string>()
  if (!pending && inAddress !== query) {
    // Back, forward or a link: what stands in the box follows.
    setQuery(inAddress)
    setTyped(undefined)
  }

  const asked = new URLSearchParams(query)
  const settled = asked.get('q') ?? ''
  const text = typed ?? settled

  const change = (values: { category?: string; q: string }, replace: boolean) => {
    const after = new URLSearchParams(query)
    for (const [name, value] of Object.entries(values)) {
      if (value) after.set(name, value)
      else after.delete(name)
    }
    setTyped(undefined)
    setQuery(after.toString())
    startTransition(() => navigate({ search: after.toString() }, { replace }))
  }

  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => {
      // A product may have been opened that is still on its way.
      if (window.location.pathname === pathname) change({ q: text }, true)
    }, pause)
    return () => clearTimeout(timer)
  })

  return {
    category: parseCategoryFilter(asked.get('category')),
    text,
    choose: (category: CategoryFilter) =>
      change({ category: category === 'all' ? '' : category, q: text }, false),
    search: setTyped,
    reset: () => change({ category: '', q: '' }, false),
  }
}
