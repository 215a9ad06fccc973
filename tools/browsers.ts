import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

export const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]

const { CHROME_PATH, PATH = '' } = process.env
export const onPath = (command: string) =>
  PATH.split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file))

const ofPlaywright = chromium.executablePath()
const full = CHROME_PATH ?? onPath('chromium') ?? (existsSync(ofPlaywright) ? ofPlaywright : '')

/** The full browser, as users have it: CHROME_PATH, the system's, or Playwright's. */
export const browser = full && !/headless[-_]shell$/.test(full) ? full : undefined

/** The headless shell, twice as fast, where tests allow it (decision 0008). Undefined selects Playwright's own. */
const shell = CHROME_PATH ?? onPath('chromium-headless-shell') ?? onPath('chromium')

export const hasBrowser = existsSync(shell ?? ofPlaywright)

const launchOptionsFor = (executablePath: string | undefined, flags: string[] = []) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_FLAGS, ...flags] },
})

// The flag replaces Playwright's own, hence the first four settings. The last loads lazy pictures as late as on 4G.
const blinkSettings =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,' +
  'lazyLoadingImageMarginPxUnknown=1250'

/** It does not measure the network. Drawing in a process of its own would make the tests 5 % slower. */
export const headlessShell = launchOptionsFor(shell, [
  '--in-process-gpu',
  `--blink-settings=${blinkSettings}`,
])

/** For what the shell lacks. Tests launch it themselves: with `test.use` they would wait for workers of their own. */
export const fullBrowser = browser === undefined ? undefined : launchOptionsFor(browser)

export const needsFullBrowser = 'needs a full Chromium'
