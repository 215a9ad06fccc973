import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { setAppMounted } from '../browser/app-mounted.ts'
import { useHydrated } from '../browser/use-hydrated.ts'
import { replayEvents } from './event-replay/replay-events.ts'
import { isNewNavigation, storedScroll, trackScroll } from './stored-scroll.ts'

/**
 * After a navigation, scrolls to the previous position (back and forward), the element of the hash, or
 * the top, and focuses the new screen's heading, so that a screen reader announces it like a page load.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef<string>(undefined)
  // The key alone is not unique: the first entry of every page load has the key 'default'.
  const entry = `${key} ${pathname}`

  useLayoutEffect(setAppMounted, [])

  // Runs after the transitions that follow hydration, which read the URL and the browser's state.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void replayEvents()
  }, [hydrated])

  useLayoutEffect(() => trackScroll(entry), [entry])

  useLayoutEffect(() => {
    const before = shownPath.current
    shownPath.current = pathname
    const stored = navigationType === NavigationType.Pop ? storedScroll(entry) : undefined
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (before === undefined) {
      // The browser restores the first screen's position itself, unless the page was empty at that time.
      if (stored && window.scrollY === 0 && !isNewNavigation()) window.scrollTo(0, stored)
      return
    }
    // Removes the first page's canonical URL: a browser's Share menu would use it on every page.
    if (before !== pathname)
      for (const tag of document.head.querySelectorAll('[data-page=once]')) tag.remove()
    if (target && stored === undefined) target.scrollIntoView()
    else if (before !== pathname || stored !== undefined) window.scrollTo(0, stored ?? 0)
    if (before !== pathname) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [entry, pathname, hash, navigationType])

  return null
}
