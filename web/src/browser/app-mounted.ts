let mounted = false

/**
 * Marks hydration as complete. Components that mount later may read browser state while rendering.
 * @param value false between tests
 */
export const setAppMounted = (value = true) => {
  mounted = value
}

/** For decisions made once, at mount. `useBrowserState` also renders again after a change. */
export const isAppMounted = () => mounted
