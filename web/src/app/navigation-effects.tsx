import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { samePage } from '../browser/same-page.ts'
import { setAppMounted } from '../browser/app-mounted.ts'
import { useHydrated } from '../browser/use-hydrated.ts'
import { replayEvents } from './event-replay/replay-events.ts'
import { followedLink, trackFollowedLink } from './followed-link.ts'
import { scrollFirstPage } from './scroll-first-page.ts'
import { scrollTarget } from './scroll-target.ts'
import { entryOf, scrollBackTo, storedScroll, trackScroll } from '../browser/stored-scroll.ts'

/**
 * After a navigation, scrolls to the previous position (back and forward), the URL's scroll target, or
 * the top. Focuses the link that was followed (back and forward) or the heading of what is shown, so that
 * the keyboard continues there and a screen reader announces it like a page load.
 */
export function NavigationEffects() {
  const location = useLocation()
  const { key, pathname, search, hash } = location
  const staysOnPage = location.state === samePage
  const navigationType = useNavigationType()
  const shownPath = useRef<string>(undefined)
  const entry = entryOf(key, pathname)

  useLayoutEffect(setAppMounted, [])

  // Runs after the transitions that follow hydration, which read the URL and the browser's state.
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) void replayEvents()
  }, [hydrated])

  useLayoutEffect(() => trackScroll(entry), [entry])
  useLayoutEffect(() => trackFollowedLink(entry), [entry])

  useLayoutEffect(() => {
    const before = shownPath.current
    shownPath.current = pathname
    const isPop = navigationType === NavigationType.Pop
    if (before === undefined) {
      scrollFirstPage({ hash, search, pathname }, key)
      return
    }
    const stored = isPop ? storedScroll(entry) : undefined
    const target = stored === undefined ? scrollTarget({ hash, search }) : null
    const pathChanged = before !== pathname
    // Removes the first page's canonical URL: a browser's Share menu would use it on every page.
    if (pathChanged)
      for (const tag of document.head.querySelectorAll('[data-page=once]')) tag.remove()

    const opensPage = pathChanged || (!isPop && !staysOnPage)
    // The catalogue is in view if its own controls have changed the query string.
    const opensTarget = target !== null && (opensPage || hash !== '' || !isInView(target))
    if (opensTarget) target.scrollIntoView()
    else if (opensPage || stored !== undefined) scrollBackTo(stored)

    const linkHasFocus = isPop && focus(followedLink(entry))
    if (opensTarget) focus(target.querySelector('h1, h2'))
    else if (opensPage && !linkHasFocus) focus(document.querySelector('h1'))
  }, [entry, key, pathname, search, hash, staysOnPage, navigationType])

  return null
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

/** Focuses a link or heading where it is. Returns false if there is none or it is hidden. */
function focus(element: HTMLElement | null | undefined): boolean {
  // Makes a heading focusable.
  if (element instanceof HTMLHeadingElement) element.tabIndex = -1
  element?.focus({ preventScroll: true })
  return document.activeElement === element
}
