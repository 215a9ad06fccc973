import { prefersLessData } from '../../browser/network.ts'

/** Milliseconds from the visitor's first move until anything is fetched ahead. */
const lookAround = 2000

/**
 * Whoever moves about may go on to another screen. A visit that ends at once costs nothing more, nor
 * does pressing something, and who saves data is spared.
 */
export function prefetchLater() {
  for (const event of ['pointermove', 'touchstart', 'scroll', 'keydown']) {
    addEventListener(event, begin, { once: true, passive: true })
  }
}

function begin() {
  if (prefersLessData()) return
  setTimeout(() => {
    import('./prefetch-next.ts').then(
      (file) => file.prefetchNext(),
      () => undefined,
    )
  }, lookAround)
}
