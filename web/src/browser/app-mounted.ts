let mounted = false

/** Hydration is complete: components that mount from now on can read browser state while rendering. */
export const setAppMounted = () => {
  mounted = true
}

/** For a decision that is made once, at a mount; `useBrowserState` renders again after a change. */
export const isAppMounted = () => mounted
