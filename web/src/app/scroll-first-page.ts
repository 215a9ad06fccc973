import { fieldOf } from '../browser/json.ts'
import { scrollTarget } from './scroll-target.ts'
import { entryOf, isNewNavigation, storedScroll } from './stored-scroll.ts'

/**
 * Scrolls the page that the browser has loaded to its previous position or the URL's scroll target. It is
 * there already, unless it was empty when it loaded.
 * @param key the router's key of the history entry
 */
export function scrollFirstPage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  key: string,
): void {
  if (window.scrollY > 0) return
  const stored = isNewNavigation() ? undefined : storedScroll(entryOf(key, pathname))
  if (stored === undefined) scrollTarget({ hash, search })?.scrollIntoView()
  else window.scrollTo(0, stored)
}

/** The router's key of the current history entry, before the router has started. */
export function historyKey(): string {
  const key = fieldOf(history.state, 'key')
  return typeof key === 'string' ? key : 'default'
}
