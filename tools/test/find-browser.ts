import { existsSync } from 'node:fs'
import path from 'node:path'
import { script } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { run } from '../process/process-group.ts'
import { isReachable } from '../process/wait.ts'
import type { Cleanup } from '../process/cleanup.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** Flags that run Chromium headless and without external network access. */
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
const DOWNLOADS = 'https://cdn.playwright.dev'

export type Browsers = {
  /** Executable of the full browser, as users have it. */
  browser: string
  /** Executable of the headless shell, twice as fast, for tests that do not need the full browser. */
  shell: string
}

/** Finds the browsers for the e2e tests, or installs them (decision 0008). */
export async function findBrowsers(cleanup: Cleanup): Promise<Browsers> {
  const browser = await findBrowser(cleanup)
  return { browser, shell: (await findShell(cleanup)) ?? browser }
}

/**
 * Finds the full browser, or installs one.
 * @returns its executable
 */
export async function findBrowser(cleanup: Cleanup): Promise<string> {
  const installed = installedBrowser(process.env, existsSync) ?? (await playwrightsBrowser())
  if (installed) return installed

  if (await isReachable(DOWNLOADS)) {
    await installWithPlaywright(cleanup, [])
    const downloaded = await playwrightsBrowser()
    if (downloaded) return downloaded
  }
  if (canUseApt()) {
    await installWithApt(cleanup, 'chromium')
    const packaged = installedBrowser(process.env, existsSync)
    if (packaged) return packaged
  }
  throw new PlainError(
    'No browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH.',
  )
}

/** @returns undefined if CHROME_PATH is set, because that browser then runs all tests */
async function findShell(cleanup: Cleanup): Promise<string | undefined> {
  if (process.env['CHROME_PATH']) return undefined
  const installed = await installedShell()
  if (installed) return installed

  if (await isReachable(DOWNLOADS)) await installWithPlaywright(cleanup, ['--only-shell'])
  else if (canUseApt()) await installWithApt(cleanup, HEADLESS_SHELL)
  return installedShell()
}

const installedShell = async () =>
  onPath(HEADLESS_SHELL, process.env, existsSync) ?? (await playwrightsShell())

/** @returns the browser in CHROME_PATH, else one of the system */
export function installedBrowser(
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean,
): string | undefined {
  const chosen = env['CHROME_PATH']
  if (chosen) {
    if (!exists(chosen)) throw new PlainError(`CHROME_PATH does not exist: ${chosen}`)
    return chosen
  }
  const onSystem = COMMANDS.map((command) => onPath(command, env, exists)).find(Boolean)
  return onSystem ?? (exists(MAC) ? MAC : undefined)
}

function onPath(command: string, env: NodeJS.ProcessEnv, exists: (file: string) => boolean) {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, command)).find(exists)
}

async function playwrightsBrowser() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** Starts the headless shell, because Playwright reports its path only after a start. */
async function playwrightsShell() {
  const { chromium } = await import('@playwright/test')
  try {
    const server = await chromium.launchServer()
    const { spawnfile } = server.process()
    await server.close()
    return spawnfile
  } catch {
    return undefined
  }
}

async function installWithPlaywright(cleanup: Cleanup, options: string[]) {
  const args = [script('playwright'), 'install', ...options, 'chromium']
  await run(cleanup, process.execPath, args, { minutes: 5 })
}

const canUseApt = () =>
  process.getuid?.() === 0 && onPath('apt-get', process.env, existsSync) !== undefined

async function installWithApt(cleanup: Cleanup, name: string) {
  console.log(`Installing ${name} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run(cleanup, 'apt-get', ['update', '-q'], { env, minutes: 5 })
  await run(cleanup, 'apt-get', ['install', '-qy', name], { env, minutes: 10 })
}
