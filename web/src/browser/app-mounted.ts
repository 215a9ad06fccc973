let mounted = false

/**
 * Marks hydration as complete. Components that mount later may read browser state while rendering.
 * @param value false resets the mark between tests
 */
export const setAppMounted = (value = true) => {
  mounted = value
}

/** Whether hydration is complete. For state read once, on mount; `useBrowserState` follows changes. */
export const isAppMounted = () => mounted
