import { useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isAppMounted } from '../browser/app-mounted.ts'

/**
 * The part of a long page below the first screen. After a link was followed, it renders once the first
 * screen is painted: it would delay that paint by 100 ms on a slow phone. Pages that open scrolled render
 * it at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash, search } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const opensAtTop = isAppMounted() && !isPop && hash + search === ''
  return useDeferredValue(children, opensAtTop ? <div className="min-h-svh" /> : children)
}
