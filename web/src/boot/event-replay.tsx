import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { setAppMounted, useHydrated } from '../browser/use-browser-state.ts'
import { useKeptFields } from './keep-fields.ts'
import { replayEvents } from './replay-events.ts'

/** Surrounds the app, so that its effects run after those of the app. */
export function EventReplay({ children }: { children: ReactNode }) {
  useKeptFields()
  useLayoutEffect(setAppMounted, [])

  // Runs after the transitions that follow hydration, which read the URL and the browser's state.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void replayEvents()
  }, [hydrated])

  return children
}
