import { fieldOf } from '../browser/json.ts'
import { isNewNavigation } from '../browser/is-new-navigation.ts'
import { entryOf, storedScroll } from '../browser/stored-scroll.ts'

/**
 * Scrolls the page that the browser has loaded to its previous position or the URL's fragment. It is there
 * already, unless it was empty or shorter when it loaded.
 * @param key the router's key of the history entry
 */
export function scrollFirstPage(location: Pick<Location, 'pathname' | 'hash'>, key: string) {
  if (window.scrollY > 0) return
  const stored = isNewNavigation() ? undefined : storedScroll(entryOf(key, location))
  if (stored === undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  else window.scrollTo(0, stored)
}

/** The router's key of the current history entry, before the router has started. */
export function historyKey(): string {
  const key = fieldOf(history.state, 'key')
  return typeof key === 'string' ? key : 'default'
}
