let over = false

/** The prerendered page has become the app's: what is rendered from now on is rendered here first. */
export const setAppMounted = () => {
  over = true
}

/** For what is decided once, at a mount; `useBrowserState` renders once more when it changes. */
export const isAppMounted = () => over
