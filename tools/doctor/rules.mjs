// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { putRules } from '../firestore-admin.mjs'
import { resolveFirestore, startFirestore } from '../firestore-emulator.mjs'
import { runFolder } from '../folders.mjs'
import { parseJson } from '../json.mjs'
import { freeOffset } from '../ports.mjs'
import { portsAt } from '../shop.mjs'
import { Skipped } from './check.mjs'

/** @import { Closing } from '../closing.mjs' */
/** @import { Check } from './check.mjs' */

const PROJECT = 'demo-doctor'
/** Clear of the ports of `npm start` and `npm test`. */
const FIRST_OFFSET = 2_000

/** @type {Check} */
export const rules = {
  name: 'rules',
  holds: 'firestore.rules compile',
  remedy: 'correct firestore.rules',
  async faults({ folder, closing }) {
    const content = readFileSync(path.join(folder, 'firestore.rules'), 'utf8')
    const response = await putRules(await emulator(closing), PROJECT, content)
    if (!response) return ['the Firestore emulator gave no answer']
    return response.ok ? [] : [complaintOf(await response.text())]
  },
}

/**
 * @param {string} body of the emulator's refusal
 * @returns {string} its lines in one
 */
function complaintOf(body) {
  const { error } = /** @type {{ error?: { message?: string } }} */ (parseJson(body))
  return (error?.message ?? body).replaceAll('\n', ' ')
}

/**
 * @param {Closing} closing
 * @returns {Promise<string>} host:port of an emulator with rules
 */
async function emulator(closing) {
  const choice = await resolveFirestore(closing)
  if (choice.kind === 'node') {
    throw new Skipped(`no Firestore emulator with security rules: ${choice.why}`)
  }
  const offset = await freeOffset((by) => ({ firestore: portsAt(by).firestore }), FIRST_OFFSET)
  const { host, hasRules } = await startFirestore(closing, choice, {
    project: PROJECT,
    port: portsAt(offset).firestore,
    log: path.join(runFolder('doctor', 0), 'firestore.log'),
    importFrom: undefined,
  })
  if (!hasRules) throw new Skipped('the given Firestore emulator has no security rules')
  return host
}
