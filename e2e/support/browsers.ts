import { existsSync } from 'node:fs'
import { BROWSER_FLAGS, installedBrowser } from '../../tools/test/find-browser.ts'

/** `npm test` sets both. Without them Playwright's own browser is the last choice. */
const browser = installedBrowser(process.env, existsSync)
const { HEADLESS_SHELL_PATH: shell = browser } = process.env

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
