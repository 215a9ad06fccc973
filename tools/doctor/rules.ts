import { readFileSync } from 'node:fs'
import path from 'node:path'
import { putRules } from '../emulators/firestore-admin.ts'
import { resolveFirestore, startFirestore } from '../emulators/firestore-emulator.ts'
import { runFolder } from '../folders.ts'
import { parseJson } from '../json.ts'
import { freeOffset } from '../emulators/ports.ts'
import { portsAt } from '../emulators/shop.ts'
import { Skipped } from './check.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Check } from './check.ts'

const PROJECT = 'demo-doctor'
/** Clear of the ports of `npm start` and `npm test`. */
const FIRST_OFFSET = 2_000

export const rules: Check = {
  name: 'rules',
  holds: 'firestore.rules compile',
  remedy: 'correct firestore.rules',
  async faults({ folder, cleanup }) {
    const content = readFileSync(path.join(folder, 'firestore.rules'), 'utf8')
    const response = await putRules(await emulator(cleanup), PROJECT, content)
    if (!response) return ['the Firestore emulator gave no answer']
    return response.ok ? [] : [complaintOf(await response.text())]
  },
}

/**
 * @param body of the emulator's refusal
 * @returns its lines in one
 */
function complaintOf(body: string): string {
  const { error } = parseJson(body) as { error?: { message?: string } }
  return (error?.message ?? body).replaceAll('\n', ' ')
}

/** @returns host:port of an emulator with rules */
async function emulator(cleanup: Cleanup): Promise<string> {
  const choice = await resolveFirestore(cleanup)
  if (choice.kind === 'node') {
    throw new Skipped(`no Firestore emulator with security rules: ${choice.why}`)
  }
  const offset = await freeOffset((by) => ({ firestore: portsAt(by).firestore }), FIRST_OFFSET)
  const { host, hasRules } = await startFirestore(cleanup, choice, {
    project: PROJECT,
    port: portsAt(offset).firestore,
    log: path.join(runFolder('doctor', 0), 'firestore.log'),
    importFrom: undefined,
  })
  if (!hasRules) throw new Skipped('the given Firestore emulator has no security rules')
  return host
}
