// Then hydration starts without the large picture, on a slow network, or without a paint, as in a background tab.
const timeoutMs = 2000

/** Resolves once the first screen is painted with its large picture, or after the timeout. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs)
    addEventListener('load', () => {
      // Calls neither requestAnimationFrame nor decode(), because either would delay the paint.
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    })
  })
}
