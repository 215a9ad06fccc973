import { useEffect, useLayoutEffect } from 'react'
import { setAppMounted } from '../../browser/app-mounted.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useKeptFields } from './keep-fields.ts'
import { replayEvents } from './replay-events.ts'

/** Takes over what the visitor typed and pressed before hydration. */
export function EventReplay() {
  useKeptFields()
  useLayoutEffect(setAppMounted, [])

  // Runs after the transitions that follow hydration, which read the URL and the browser's state.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void replayEvents()
  }, [hydrated])

  return null
}
