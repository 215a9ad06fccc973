import { sessionStore } from '../browser/storage.ts'

const storageKey = (entry: string) => `scroll:${entry}`

// The router's key alone is not unique: it is 'default' for the first entry of every page load and for the entries
// of native links to a fragment.
export const entryOf = (key: string, { pathname, hash }: Pick<Location, 'pathname' | 'hash'>) =>
  `${key} ${pathname}${hash}`

export function storedScroll(entry: string): number | undefined {
  const stored = sessionStore.read(storageKey(entry))
  return stored === undefined ? undefined : Number(stored)
}

/** Stores an entry's scroll position when the visitor leaves the page or the returned cleanup runs. */
export function trackScroll(entry: string): () => void {
  const { pathname, hash } = window.location
  let position = window.scrollY
  const record = () => {
    // A native link to a fragment scrolls before the router knows of it. A link to another page does not: its
    // page still shows, and the event of its last scroll may follow the new URL.
    const { location, scrollY } = window
    if (location.pathname !== pathname || location.hash === hash) position = scrollY
  }
  const save = () => sessionStore.write(storageKey(entry), String(position))
  const leave = () => {
    record() // the last scroll event may not have been fired yet
    save()
    // Lets the browser restore the position after a page load: it can do so before the app has rendered.
    history.scrollRestoration = 'auto'
  }

  const takeOver = () => (history.scrollRestoration = 'manual')

  takeOver()
  window.addEventListener('scroll', record, { passive: true })
  window.addEventListener('pagehide', leave)
  // After a return from the back-forward cache, which runs no script again.
  window.addEventListener('pageshow', takeOver)
  return () => {
    save()
    window.removeEventListener('scroll', record)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', takeOver)
  }
}
