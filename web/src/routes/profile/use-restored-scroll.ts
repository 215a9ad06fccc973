import { useEffect } from 'react'
import { restoredScroll } from '../../browser/stored-scroll.ts'

/** Milliseconds after which data that arrives late no longer moves the page. */
const maxMs = 5000

/**
 * After reload, back or forward, keeps the page at its previous position while its data makes it taller,
 * until the visitor does something.
 */
export function useRestoredScroll() {
  useEffect(() => {
    // NavigationEffects has run: its effect is a layout effect.
    if (restoredScroll() === undefined) return undefined
    const growth = new ResizeObserver(() => window.scrollTo(0, restoredScroll() ?? 0))
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    const timer = setTimeout(stop, maxMs)
    const types = ['wheel', 'touchstart', 'pointerdown', 'keydown']
    for (const type of types) addEventListener(type, stop)
    return () => {
      stop()
      clearTimeout(timer)
      for (const type of types) removeEventListener(type, stop)
    }
  }, [])
}
