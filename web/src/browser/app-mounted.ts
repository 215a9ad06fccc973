let mounted = false

/** Marks hydration as complete. Components that mount later may read browser state while rendering. */
export const setAppMounted = () => {
  mounted = true
}

/** For decisions made once, at mount. `useBrowserState` also renders again after a change. */
export const isAppMounted = () => mounted
