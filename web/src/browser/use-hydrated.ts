import { useBrowserState, type BrowserState } from './use-browser-state.ts'

const hydrated: BrowserState = { read: () => true, subscribe: () => () => undefined }

/** False while a prerendered page is taken over, which must find what was prerendered; then true. */
export const useHydrated = () => useBrowserState(hydrated, false)
