import { readFileSync } from 'node:fs'
import { endAll, respondsOk, start, waitUntil } from './processes.ts'
import { demoProject, portOffset, portsAt } from './shop.ts'

/** The emulator project of vitest.config.ts uses the shop that runs, or else one that is started for it. */
export default async function setUp() {
  const { hosting, firestore } = portsAt(portOffset())
  const isUp = () => respondsOk(`http://127.0.0.1:${hosting}/api/health`)
  if (!(await isUp())) await waitUntil(isUp, start(process.execPath, ['tools/run.mjs', 'start']))
  const { FIRESTORE_EMULATOR_HOST: host = `127.0.0.1:${firestore}` } = process.env
  process.env['FIRESTORE_EMULATOR_HOST'] = host
  // The pure-Node emulator has no security rules.
  if (!(await acceptsRules(host))) process.env['FIRESTORE_RULES'] = 'none'
  return endAll
}

async function acceptsRules(host: string) {
  const rules = {
    files: [{ name: 'firestore.rules', content: readFileSync('firestore.rules', 'utf8') }],
  }
  const url = `http://${host}/emulator/v1/projects/${demoProject()}:securityRules`
  return fetch(url, { method: 'PUT', body: JSON.stringify({ rules }) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
