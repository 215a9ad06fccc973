import { listen, useBrowserState, type BrowserState } from '../../browser/use-browser-state.ts'

/**
 * The tiles after the first two in the order in which they are seen: by row, then by column. The tiles
 * are in this order in the DOM too, because keyboard focus and screen readers follow the DOM.
 */
const orders = {
  stack: ['lifestyle', 'limited-edition', 'accessories', 'account', 'blog', 'about'],
  grid: ['lifestyle', 'limited-edition', 'about', 'accessories', 'blog', 'account'],
} as const

const media = () => matchMedia('(width >= 64rem)')

/** The screen is wide enough for the grid: the lg breakpoint. */
const hasGrid: BrowserState = {
  read: () => media().matches,
  subscribe: (onChange) => listen(media(), 'change', onChange),
}

/** The prerendered page has the order of the stack, which phones show. */
export const useTileOrder = () => orders[useBrowserState(hasGrid, false) ? 'grid' : 'stack']
