import { listen, useBrowserState, type BrowserState } from '../browser/use-browser-state.ts'

/** Pixels of scrolling beyond which the header is solid (specification, section 9). */
export const threshold = 50

const scrolled: BrowserState = {
  read: () => window.scrollY > threshold,
  subscribe: (onChange) => listen(window, 'scroll', onChange),
}

/** Whether the page is scrolled beyond the threshold. False in the prerendered page. */
export const useScrolled = () => useBrowserState(scrolled, false)
