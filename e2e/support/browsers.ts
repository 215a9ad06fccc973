import { BROWSER_FLAGS } from '../../tools/test/find-browser.ts'

const { CHROME_PATH, HEADLESS_SHELL_PATH = CHROME_PATH } = process.env

const launchOptionsFor = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
})

/** Launch options for most tests: Chromium's headless shell. */
export const headlessShell = launchOptionsFor(HEADLESS_SHELL_PATH)

/**
 * Launch options for tests of features that differ in the headless shell: lazy loading of pictures,
 * installation, the network state, the HTTP cache.
 */
export const fullBrowser = launchOptionsFor(CHROME_PATH)
