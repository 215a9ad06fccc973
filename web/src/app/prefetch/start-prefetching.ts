import { prefersLessData } from '../../browser/network.ts'
import { prefetchPage } from './prefetch-page.ts'

/** Milliseconds from the visitor's first input until the screens of visible links are prefetched. */
const delayMs = 2000

/**
 * Prefetches the page of a link when the visitor hovers, focuses or presses the link. After the first
 * input it also prefetches the screens of links that stay in view: a visit without input costs nothing.
 * Under Save-Data or on a slow network, only a press starts prefetching, without pictures and fonts.
 */
export function startPrefetching() {
  for (const event of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(event, prefetchTarget, { passive: true })
  }
  for (const event of ['pointermove', 'touchstart', 'scroll', 'keydown']) {
    addEventListener(event, prefetchVisibleLater, { once: true, passive: true })
  }
}

function prefetchTarget({ type, target }: Event) {
  const path = linkPath(target)
  const lessData = prefersLessData()
  if (path !== undefined && (type === 'pointerdown' || !lessData))
    prefetchPage(path, { contents: !lessData })
}

function prefetchVisibleLater() {
  if (prefersLessData()) return
  setTimeout(() => {
    import('./prefetch-visible.ts').then(
      (module) => module.prefetchVisible(),
      () => undefined,
    )
  }, delayMs)
}

/** Returns the path of the link around an element, unless it leads to another origin or the current page. */
function linkPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  return link.pathname
}
