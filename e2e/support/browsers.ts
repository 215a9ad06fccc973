import { BROWSER_FLAGS, browser, shell } from '../../tools/browsers.ts'

const launchOptionsFor = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
})

/** Launch options for most tests: Chromium's headless shell. */
export const headlessShell = launchOptionsFor(shell)

/**
 * Launch options for tests of features that differ in the headless shell: lazy loading of pictures,
 * installation, the network state, the HTTP cache.
 */
export const fullBrowser = launchOptionsFor(browser)
