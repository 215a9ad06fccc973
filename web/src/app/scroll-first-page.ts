import { fieldOf } from '../browser/json.ts'
import { scrollTarget } from './scroll-target.ts'
import { isNewNavigation } from '../browser/is-new-navigation.ts'
import { entryOf, scrollBackTo, storedScroll } from '../browser/stored-scroll.ts'

/**
 * Scrolls the page that the browser has loaded to its previous position or the URL's scroll target. It is
 * there already, unless it was empty or shorter when it loaded.
 * @param key the router's key of the history entry
 */
export function scrollFirstPage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  key: string,
): void {
  const stored = isNewNavigation() ? undefined : storedScroll(entryOf(key, pathname))
  if (stored !== undefined) scrollBackTo(stored, window.scrollY === 0)
  else if (window.scrollY === 0) scrollTarget({ hash, search })?.scrollIntoView()
}

/** The router's key of the current history entry, before the router has started. */
export function historyKey(): string {
  const key = fieldOf(history.state, 'key')
  return typeof key === 'string' ? key : 'default'
}
