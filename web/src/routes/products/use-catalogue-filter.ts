import { useEffect, useState, useTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseCategoryFilter, type CategoryFilter } from '../../catalog/categories.ts'
import { catalogueId, type paths } from '../../paths.ts'
import { samePage } from '../../navigation/scroll-and-focus.tsx'
import { useHydrated } from '../../browser/use-browser-state.ts'

/** Debounce of URL updates while typing: browsers limit how often a page may change its URL. */
const debounceMs = 250

// The URL stores category and text, so that back, reload and sharing keep them, with the fragment that opens the
// page at the catalogue. Choosing a category adds a history entry, typing does not.
export function useCatalogueFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The prerendered page has no query string, so hydration must not use that of the URL.
  const hydrated = useHydrated()
  const urlQuery = hydrated ? new URLSearchParams(search).toString() : ''
  // Rendering a new URL takes long on a slow phone: until the transition ends, `query` is the requested one.
  const [pending, startTransition] = useTransition()
  const [query, setQuery] = useState(urlQuery)
  const [typed, setTyped] = useState<string>()
  if (!pending && urlQuery !== query) {
    // Back, forward or a link: the URL replaces the typed text.
    setQuery(urlQuery)
    setTyped(undefined)
  }

  const params = new URLSearchParams(query)
  const committed = params.get('q') ?? ''
  const text = typed ?? committed

  const change = (values: Parameters<typeof paths.catalogue>[0], replace: boolean) => {
    const after = new URLSearchParams(query)
    for (const [name, value] of Object.entries(values)) {
      if (value) after.set(name, value)
      else after.delete(name)
    }
    setTyped(undefined)
    setQuery(after.toString())
    // The category that is already chosen adds no history entry either: Back would seem to do nothing.
    const options = { replace: replace || after.toString() === query, state: samePage }
    startTransition(() => navigate({ search: after.toString(), hash: catalogueId }, options))
  }

  useEffect(() => {
    if (text === committed) return undefined
    const timer = setTimeout(() => {
      // The visitor may have opened a product whose page is still loading.
      if (window.location.pathname === pathname) change({ q: text }, true)
    }, debounceMs)
    return () => clearTimeout(timer)
  })

  return {
    category: parseCategoryFilter(params.get('category')),
    text,
    choose: (category: CategoryFilter) =>
      change({ category: category === 'all' ? '' : category, q: text }, false),
    search: setTyped,
    reset: () => change({ category: '', q: '' }, false),
  }
}
