import { sessionStore } from '../browser/storage.ts'

const storageKey = (place: string) => `scroll:${place}`

/** How far down, in pixels, the entry of the history was when it was left. */
export function keptScroll(place: string): number | undefined {
  const kept = sessionStore.read(storageKey(place))
  return kept === undefined ? undefined : Number(kept)
}

/** Remembers the scroll position of the entry while it is shown; returns how to stop. */
export function keepScroll(place: string): () => void {
  let position = window.scrollY
  const note = () => {
    position = window.scrollY
  }
  const save = () => sessionStore.write(storageKey(place), String(position))
  const leave = () => {
    save()
    // Only a page that is really left lets the browser restore: it knows the layout before we do.
    history.scrollRestoration = 'auto'
  }

  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', leave)
  return () => {
    save()
    window.removeEventListener('scroll', note)
    window.removeEventListener('pagehide', leave)
  }
}

/** Whether the page was asked for by its address or a link; reloading, back and forward return to one. */
export function isAskedForAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}
