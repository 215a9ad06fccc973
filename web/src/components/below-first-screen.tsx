import { useDeferredValue, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isAppMounted } from '../browser/use-browser-state.ts'

/** After a link was followed, it waits for the paint of the first screen, which it would delay by 100 ms on a slow phone. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { hash, search } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const opensAtTop = isAppMounted() && !isPop && hash + search === ''
  return useDeferredValue(children, opensAtTop ? <div className="min-h-svh" /> : children)
}
