import path from 'node:path'
import { runFolder } from '../folders.ts'
import { freeOffset, portOffset } from '../emulators/ports.ts'
import { build } from '../process/quiet-run.ts'
import { planShop, portsAt, startShop } from '../emulators/shop.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Browsers } from './find-browser.ts'
import type { Shop } from '../emulators/shop.ts'

/** The tests leave the ports of `npm start` alone. */
const FIRST_OFFSET = 1_000
const PROJECT = 'demo-test'

/** Builds what the shop on the emulators consists of. */
export async function buildForTests(cleanup: Cleanup) {
  const folder = runFolder('test', 0)
  await build(cleanup, ['functions', 'web'], (name) => path.join(folder, `build-${name}.log`))
}

/**
 * Starts the shop beside any other that may be running: with free ports, unless PORT_OFFSET sets them.
 */
export async function startTestShop(cleanup: Cleanup) {
  const offset = portOffset(process.env) ?? (await freeOffset(portsAt, FIRST_OFFSET))
  const options = { project: PROJECT, offset, keep: false, dev: false }
  return startShop(cleanup, await planShop(cleanup, { kind: 'test', ...options }))
}

/** Where the tests find the shop, its parts and the browsers. */
export function testEnv(
  { origin, ports, project, firestore, log }: Shop,
  browsers: Browsers | undefined,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // firebase-admin looks for Google's metadata server, outside, unless it is told that there is none.
    METADATA_SERVER_DETECTION: 'none',
    SHOP_ORIGIN: origin,
    FUNCTION_ORIGIN: `http://127.0.0.1:${ports.functions}/${project}/asia-south1/api`,
    AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_PROJECT: project,
    FUNCTION_LOG: log,
    ...(browsers && { CHROME_PATH: browsers.browser, HEADLESS_SHELL_PATH: browsers.shell }),
    ...(!firestore.hasRules && { FIRESTORE_RULES: 'none' }),
  }
}
