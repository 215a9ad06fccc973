import { useBrowserState, type BrowserState } from './use-browser-state.ts'

const hydrated: BrowserState = { read: () => true, subscribe: () => () => undefined }

/** False during hydration, so that the first render matches the prerendered page; true afterwards. */
export const useHydrated = () => useBrowserState(hydrated, false)
