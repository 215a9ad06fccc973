import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { setAppMounted } from '../browser/app-mounted.ts'
import { isAskedForAnew, keepScroll, keptScroll } from './scroll-memory.ts'

/**
 * After a navigation: the place one was at before (back and forward), the named part, or the top of
 * the page, and focus on the new screen's heading, as a page load would announce it.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef<string>(undefined)
  // The first entry of every page load has the same key.
  const place = `${key} ${pathname}`

  useLayoutEffect(setAppMounted, [])

  useLayoutEffect(() => keepScroll(place), [place])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    const kept = navigationType === NavigationType.Pop ? keptScroll(place) : undefined
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (before === undefined) {
      // The first screen: the browser has scrolled already, unless there was nothing to scroll yet.
      if (kept && window.scrollY === 0 && !isAskedForAnew()) window.scrollTo(0, kept)
      return
    }
    // A browser shares the canonical address: that of the page before is none of this one's.
    if (before !== pathname)
      for (const said of document.head.querySelectorAll('[data-page=once]')) said.remove()
    if (part && kept === undefined) part.scrollIntoView()
    else if (before !== pathname || kept !== undefined) window.scrollTo(0, kept ?? 0)
    if (before !== pathname) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [place, pathname, hash, navigationType])

  return null
}
