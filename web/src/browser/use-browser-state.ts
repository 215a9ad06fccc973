import { startTransition, useEffect, useState } from 'react'
import { isAppMounted } from './app-mounted.ts'

/** A boolean of page or visitor that may change. */
export type BrowserState = {
  read: () => boolean
  subscribe: (onChange: () => void) => () => void
}

/**
 * The state, now and after each change. Hydration uses `prerendered`, the value in the prerendered
 * page; the real one follows. Unlike `useSyncExternalStore` this never blocks rendering: updates are
 * transitions, which a slow phone can render in slices.
 */
export function useBrowserState({ read, subscribe }: BrowserState, prerendered: boolean) {
  const [value, setValue] = useState(() => (isAppMounted() ? read() : prerendered))

  useEffect(() => {
    const update = () => startTransition(() => setValue(read()))
    update()
    return subscribe(update)
  }, [read, subscribe])

  return value
}
