import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryOf, storedScroll, trackScroll } from './stored-scroll.ts'

/** The history state of a navigation within a page, like that of a filter: it does not scroll to the top. */
export const samePage = 'same-page'

let announce: (() => void) | undefined

/** Calls back once the next page has the focus: screen readers cut off what they say when the focus moves. */
export const onceNavigated = (callback: () => void) => (announce = callback)

/** Focuses the heading of what is shown: the keyboard continues there, and a screen reader announces the page. */
export function ScrollAndFocus() {
  const location = useLocation()
  const { key, pathname, hash } = location
  const staysOnPage = location.state === samePage
  const isPop = useNavigationType() === NavigationType.Pop
  const shownPath = useRef<string>(undefined)
  const entry = entryOf(key, location)

  useLayoutEffect(() => {
    const before = shownPath.current
    shownPath.current = pathname
    if (before === undefined) {
      scrollFirstPage(hash, entry)
      return
    }
    // Removes the first page's canonical URL: a browser's Share menu would use it on every page.
    if (before !== pathname)
      for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
    if (staysOnPage && !isPop) return

    const stored = isPop ? storedScroll(entry) : undefined
    const target = stored === undefined ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else scrollTo(stored ?? 0)

    const opensPage = before !== pathname || !isPop
    const heading = target?.querySelector<HTMLElement>('h1, h2')
    if (target || opensPage) focus(heading ?? document.querySelector('h1'))
  }, [entry, pathname, hash, staysOnPage, isPop])

  // After the effect above, which scrolls: the visitor may leave before the event of that scroll.
  useLayoutEffect(() => trackScroll(entry), [entry])

  useEffect(() => {
    announce?.()
    announce = undefined
  }, [entry])

  return null
}

function focus(heading: HTMLElement | null) {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

// To its previous position or the URL's fragment. The browser has done so unless the page was empty or shorter.
function scrollFirstPage(hash: string, entry: string) {
  if (window.scrollY > 0) return
  const stored = isNewNavigation() ? undefined : storedScroll(entry)
  if (stored === undefined) document.getElementById(hash.slice(1))?.scrollIntoView()
  else scrollTo(stored)
}

const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']

/** Scrolls once more when a page that is too short has grown, such as that of a profile, until the visitor acts. */
function scrollTo(top: number) {
  window.scrollTo(0, top)
  if (window.scrollY > top - 1) return
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (window.scrollY > top - 1) stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const action of actions) window.removeEventListener(action, stop)
  }
  observer.observe(document.body)
  for (const action of actions) window.addEventListener(action, stop)
}

function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}
