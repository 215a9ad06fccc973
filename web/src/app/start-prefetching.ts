import { savesData } from '../browser/network.ts'
import { matchRoute } from './match-route.ts'

/**
 * Prefetches the screen of a link when the visitor hovers, focuses or presses the link; under Save-Data
 * only a press does. Link prefetches other data.
 */
export function startPrefetching() {
  for (const event of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(event, prefetchTarget, { passive: true })
  }
}

function prefetchTarget({ type, target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  if (type === 'pointerdown' || !savesData()) matchRoute(link.pathname).Screen.prefetch()
}
