/**
 * Milliseconds after which the page comes to life without its picture, which takes long on some networks,
 * or without having been painted, as in a tab in the background.
 */
const patience = 2000

/** Resolves once the first screen is painted, its large picture included. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience)
    addEventListener('load', () => {
      // Neither a frame nor a picture is asked for: either would be in the way of what is being painted.
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    })
  })
}
