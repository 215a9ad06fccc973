import path from 'node:path'
import { runFolder } from '../folders.ts'
import { freeOffset, portOffset, portsAt } from '../emulators/ports.ts'
import { build } from '../process/quiet-run.ts'
import { planShop, startShop } from '../emulators/shop.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Browsers } from './find-browser.ts'
import type { Shop } from '../emulators/shop.ts'

/** The first port offset to try. It avoids the ports of `npm start`. */
const FIRST_OFFSET = 1_000
const PROJECT = 'demo-test'

/** Builds the function and the site. */
export async function buildForTests(cleanup: Cleanup) {
  const folder = runFolder('test', 0)
  await build(cleanup, ['functions', 'web'], (name) => path.join(folder, `build-${name}.log`))
}

/** Starts the shop on free ports, unless PORT_OFFSET sets them. */
export async function startTestShop(cleanup: Cleanup) {
  const offset = portOffset(process.env) ?? (await freeOffset(portsAt, FIRST_OFFSET))
  const options = { project: PROJECT, offset, keep: false, dev: false }
  return startShop(cleanup, await planShop(cleanup, { kind: 'test', ...options }))
}

/** Environment variables with the shop's URLs, the emulator hosts and the browser paths. */
export function testEnv(
  { offset, project, firestore, log }: Shop,
  browsers: Browsers | undefined,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Otherwise firebase-admin requests Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
    PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_PROJECT: project,
    FUNCTION_LOG: log,
    ...(browsers && { CHROME_PATH: browsers.browser, HEADLESS_SHELL_PATH: browsers.shell }),
    ...(!firestore.hasRules && { FIRESTORE_RULES: 'none' }),
  }
}
