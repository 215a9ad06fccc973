import { useDeferredValue, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isAppMounted } from '../browser/use-browser-state.ts'
import { entryOf, storedScroll } from '../navigation/stored-scroll.ts'

/** Except during hydration, it waits for the paint of the first screen, which it would delay by 100 ms on a slow phone. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const location = useLocation()
  const { key, hash, search } = location
  const opensAtTop = hash + search === '' && storedScroll(entryOf(key, location)) === undefined
  return useDeferredValue(
    children,
    isAppMounted() && opensAtTop ? <div className="min-h-svh" /> : children,
  )
}
