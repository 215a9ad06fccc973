import { useBrowserState, type BrowserState } from '../browser/use-browser-state.ts'

/** The header turns solid beyond this many pixels (specification, section 9). */
const threshold = 50

const scrolled: BrowserState = {
  read: () => window.scrollY > threshold,
  subscribe(onChange) {
    window.addEventListener('scroll', onChange, { passive: true })
    return () => window.removeEventListener('scroll', onChange)
  },
}

/** Whether the page is scrolled; prerendered as at its top. */
export const useScrolled = () => useBrowserState(scrolled, false)
