import { startTransition, useEffect, useState } from 'react'

export type BrowserState = {
  read: () => boolean
  subscribe: (onChange: () => void) => () => void
}

let mounted = false

/** Marks hydration as complete, or as not needed. Tests reset it with `false`. */
export const setAppMounted = (value = true) => {
  mounted = value
}

/** Whether hydration is complete: components that mount later may read the browser's state while rendering. */
export const isAppMounted = () => mounted

/** Returns `prerendered` during hydration. Unlike `useSyncExternalStore`, it updates in transitions, for slow phones. */
export function useBrowserState({ read, subscribe }: BrowserState, prerendered: boolean) {
  const [value, setValue] = useState(() => (isAppMounted() ? read() : prerendered))

  useEffect(() => {
    const update = () => startTransition(() => setValue(read()))
    update()
    return subscribe(update)
  }, [read, subscribe])

  return value
}

const hydrated: BrowserState = { read: () => true, subscribe: () => () => undefined }

/** False during hydration, so that the first render matches the prerendered page; true afterwards. */
export const useHydrated = () => useBrowserState(hydrated, false)

export function listen(target: EventTarget, event: string, listener: () => void) {
  target.addEventListener(event, listener)
  return () => target.removeEventListener(event, listener)
}
