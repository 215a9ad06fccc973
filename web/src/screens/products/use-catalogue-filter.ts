import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseCategoryFilter, type CategoryFilter } from '../../content/categories.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Milliseconds after the last letter until the address follows: browsers limit how often it may. */
const pause = 250

/**
 * Category and search text of the catalogue (specification, section 4). They live in the address,
 * so that back, reload and sharing keep them; a choice is a step back, a letter typed is not.
 */
export function useCatalogueFilter() {
  const [params, setParams] = useSearchParams()
  // The prerendered page knows of no query.
  const asked = useHydrated() ? params : new URLSearchParams()
  const inAddress = asked.get('q') ?? ''
  const [text, setText] = useState(inAddress)
  const [written, setWritten] = useState<string>()
  const [seen, setSeen] = useState(inAddress)
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== written) {
      // Back, forward or a link: what stands in the box follows.
      setWritten(undefined)
      setText(inAddress)
    }
  }

  const change = (values: { category?: string; q: string }, replace: boolean) => {
    setWritten(values.q)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace },
    )
  }

  useEffect(() => {
    if (text === inAddress) return undefined
    const timer = setTimeout(() => change({ q: text }, true), pause)
    return () => clearTimeout(timer)
  })

  return {
    category: parseCategoryFilter(asked.get('category')),
    text,
    choose: (category: CategoryFilter) =>
      change({ category: category === 'all' ? '' : category, q: text }, false),
    search: setText,
    reset: () => {
      setText('')
      change({ category: '', q: '' }, false)
    },
  }
}
