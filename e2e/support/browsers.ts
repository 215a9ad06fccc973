import { BROWSER_FLAGS, browser, shell } from '../../tools/browsers.ts'

const launchOptionsFor = (executablePath: string | undefined, flags: string[] = []) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_FLAGS, ...flags] },
})

// The flag replaces Playwright's own, so its first four settings, a mouse, are repeated. The last makes lazy pictures
// load as late as on 4G.
const blinkSettings =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'lazyLoadingImageMarginPxUnknown=1250'

/**
 * Launch options for most tests: Chromium's headless shell. It does not measure the network. Drawing in a process of
 * its own would make the tests 5 % slower.
 */
export const headlessShell = launchOptionsFor(shell, [
  '--in-process-gpu',
  `--blink-settings=${blinkSettings}`,
])

/**
 * Launch options for tests of features that the headless shell lacks: installation, the back-forward cache.
 * The tests launch it themselves: with `test.use` they would wait for workers of their own.
 */
export const fullBrowser = browser === undefined ? undefined : launchOptionsFor(browser)

export const needsFullBrowser = 'needs a full Chromium'
