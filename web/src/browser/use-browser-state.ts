import { startTransition, useEffect, useState } from 'react'
import { isAppMounted } from './app-mounted.ts'

/** Something about page or visitor that is so or not, and may change. */
export type BrowserState = {
  read: () => boolean
  subscribe: (onChange: () => void) => () => void
}

/**
 * Whether it is so, now and later. A prerendered page is taken over as it was prerendered and told the
 * truth after. Unlike React's own stores this never holds up the page: a slow phone renders what
 * follows piece by piece.
 */
export function useBrowserState({ read, subscribe }: BrowserState, prerendered: boolean) {
  const [so, setSo] = useState(() => (isAppMounted() ? read() : prerendered))

  useEffect(() => {
    const update = () => startTransition(() => setSo(read()))
    update()
    return subscribe(update)
  }, [read, subscribe])

  return so
}
