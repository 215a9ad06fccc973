import { loadRules } from '../emulators/firestore-admin.ts'
import { portOffset, portsAt } from '../emulators/ports.ts'
import { demoProject } from '../emulators/shop.ts'
import { root } from '../folders.ts'
import { Cleanup } from '../process/cleanup.ts'
import { startGroup } from '../process/process-group.ts'
import { respondsOk, waitUntil } from '../process/wait.ts'

/**
 * Vitest's set-up of the tests that need the emulators, so that `npx vitest` works by itself. They use the shop
 * that runs, started by `npm test` or `npm start`, or else one that is started for them.
 */
export default async function startShop() {
  const { FIREBASE_PROJECT: project = demoProject() } = process.env
  const ports = portsAt(portOffset(process.env) ?? 0)
  const health = `http://127.0.0.1:${ports.hosting}/api/health`
  const cleanup = new Cleanup()
  if (!(await respondsOk(health))) {
    const starting = startGroup(cleanup, process.execPath, ['tools/run.mjs', 'start'], {
      cwd: root,
    })
    await waitUntil('npm start', () => respondsOk(health), { starting, signal: cleanup.signal })
  }
  const { FIRESTORE_EMULATOR_HOST: firestore = `127.0.0.1:${ports.firestore}` } = process.env
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore
  // The pure-Node emulator has no security rules.
  if (!(await loadRules(firestore, project))) process.env['FIRESTORE_RULES'] = 'none'
  return () => cleanup.run()
}
