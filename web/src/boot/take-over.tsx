import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { setAppMounted, useHydrated } from '../browser/use-browser-state.ts'
import { useKeptFields } from './keep-fields.ts'
import { replayEvents } from './replay-events.ts'

/** Surrounds the app, so that its effects run after those of the app's first render. */
export function TakeOver({ children }: { children: ReactNode }) {
  useKeptFields()
  useHeadOnce()
  useLayoutEffect(setAppMounted, [])

  // Runs after the transitions that follow hydration, which read the URL and the browser's state.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void replayEvents()
  }, [hydrated])

  return children
}

const headTags = () => document.head.querySelectorAll('title, meta[name=description]')

/** Where React renders the page anew, it adds its own title and description to the prerendered ones. */
function useHeadOnce() {
  const [prerendered] = useState(headTags)
  useLayoutEffect(() => {
    if (headTags().length > prerendered.length) prerendered.forEach((tag) => tag.remove())
  }, [prerendered])
}
