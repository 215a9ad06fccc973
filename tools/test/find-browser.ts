import { existsSync } from 'node:fs'
import path from 'node:path'
import { script } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { run } from '../process/process-group.ts'
import { isReachable } from '../process/wait.ts'
import type { Closing } from '../process/cleanup.ts'

const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** For a browser that shows nothing to anybody and asks for nothing outside this machine. */
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

/**
 * Finds the browser for the journeys, or installs one.
 * @returns its executable
 */
export async function findBrowser(closing: Closing): Promise<string> {
  const installed = installedBrowser(process.env, existsSync) ?? (await playwrightsBrowser())
  if (installed) return installed

  if (await isReachable(DOWNLOADS)) {
    await run(closing, process.execPath, [script('playwright'), 'install', 'chromium'], {
      minutes: 5,
    })
    const downloaded = await playwrightsBrowser()
    if (downloaded) return downloaded
  }
  if (process.getuid?.() === 0 && onPath('apt-get', process.env, existsSync)) {
    await installWithApt(closing)
    const packaged = installedBrowser(process.env, existsSync)
    if (packaged) return packaged
  }
  throw new PlainError(
    'No browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH.',
  )
}

/** @returns the developer's own choice, else the system's browser */
export function installedBrowser(
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean,
): string | undefined {
  const chosen = env['CHROME_PATH']
  if (chosen) {
    if (!exists(chosen)) throw new PlainError(`CHROME_PATH names no file: ${chosen}`)
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

async function installWithApt(closing: Closing) {
  console.log('Installing Chromium with apt-get …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run(closing, 'apt-get', ['update', '-q'], { env, minutes: 5 })
  await run(closing, 'apt-get', ['install', '-qy', 'chromium'], { env, minutes: 10 })
}
