import { readFileSync } from 'node:fs'
import path from 'node:path'
import { putRules } from '../emulators/firestore-admin.ts'
import { resolveFirestore, startFirestore } from '../emulators/firestore-emulator.ts'
import { runFolder } from '../folders.ts'
import { parseJson } from '../json.ts'
import { freeOffset } from '../emulators/ports.ts'
import { portsAt } from '../emulators/shop.ts'
import { SkippedError } from './check.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Check } from './check.ts'

const PROJECT = 'demo-doctor'
/** The first port offset to try. It avoids the ports of `npm start` and `npm test`. */
const FIRST_OFFSET = 2_000

export const rules: Check = {
  name: 'rules',
  passes: 'firestore.rules compile',
  remedy: 'fix firestore.rules',
  async findFaults({ folder, cleanup }) {
    const content = readFileSync(path.join(folder, 'firestore.rules'), 'utf8')
    const response = await putRules(await startEmulator(cleanup), PROJECT, content)
    if (!response) return ['the Firestore emulator did not respond']
    return response.ok ? [] : [errorMessage(await response.text())]
  },
}

/** @param body the emulator's error response */
function errorMessage(body: string): string {
  const { error } = parseJson(body) as { error?: { message?: string } }
  return (error?.message ?? body).replaceAll('\n', ' ')
}

/** @returns host:port of an emulator that supports security rules */
async function startEmulator(cleanup: Cleanup): Promise<string> {
  const choice = await resolveFirestore(cleanup)
  if (choice.kind === 'node') {
    throw new SkippedError(`no Firestore emulator with security rules: ${choice.why}`)
  }
  const offset = await freeOffset((by) => ({ firestore: portsAt(by).firestore }), FIRST_OFFSET)
  const { host, hasRules } = await startFirestore(cleanup, choice, {
    project: PROJECT,
    port: portsAt(offset).firestore,
    log: path.join(runFolder('doctor', 0), 'firestore.log'),
    importFrom: undefined,
  })
  if (!hasRules)
    throw new SkippedError('the emulator at FIRESTORE_EMULATOR_HOST has no security rules')
  return host
}
