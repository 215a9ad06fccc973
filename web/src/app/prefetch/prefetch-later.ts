import { prefersLessData } from '../../browser/network.ts'

/** Milliseconds from the visitor's first input until prefetching starts. */
const delayMs = 2000

/**
 * Starts prefetching after the visitor's first input, so that a visit that ends at once costs nothing
 * and the input itself is not delayed. Never prefetches under Save-Data or on a slow network.
 */
export function prefetchLater() {
  for (const event of ['pointermove', 'touchstart', 'scroll', 'keydown']) {
    addEventListener(event, start, { once: true, passive: true })
  }
}

function start() {
  if (prefersLessData()) return
  setTimeout(() => {
    import('./prefetch-next.ts').then(
      (module) => module.prefetchNext(),
      () => undefined,
    )
  }, delayMs)
}
