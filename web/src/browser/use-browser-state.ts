import { startTransition, useEffect, useState } from 'react'
import { isAppMounted } from './app-mounted.ts'

/** A boolean of the browser or page that may change. */
export type BrowserState = {
  read: () => boolean
  subscribe: (onChange: () => void) => () => void
}

/**
 * Returns the current state and renders again after each change. During hydration it returns
 * `prerendered`, the value in the prerendered page. Unlike with `useSyncExternalStore`, updates are
 * transitions, which React can render in slices on a slow phone.
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
