import path from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { resolveFirestore, startFirestore } from '../tools/emulators/firestore-emulator.ts'
import { runFolder } from '../tools/folders.ts'
import { PlainError } from '../tools/plain-error.ts'
import { freeOffset } from '../tools/emulators/ports.ts'
import { portsAt } from '../tools/emulators/shop.ts'
import type { Cleanup } from '../tools/process/cleanup.ts'
import type { LoadScenario, Values } from './load-scenario.ts'

const project = 'demo-load'
const firstOffset = 2_000

/**
 * Starts a Firestore emulator, unless FIRESTORE_EMULATOR_HOST is set, and connects this process to it.
 * @returns host:port
 */
export async function startEmulator(cleanup: Cleanup) {
  const choice = await resolveFirestore(cleanup)
  if (choice.kind === 'given' && !/^(127\.0\.0\.1|localhost|\[::1\]):/.test(choice.host)) {
    throw new PlainError(
      `${choice.host} is not on this machine: load tests run only against a local emulator.`,
    )
  }
  const offset = await freeOffset(portsAt, firstOffset)
  const log = path.join(runFolder('test', offset), 'firestore.log')
  const { firestore: port } = portsAt(offset)
  const { host } = await startFirestore(cleanup, choice, {
    project,
    port,
    log,
    importFrom: undefined,
  })
  process.env['FIRESTORE_EMULATOR_HOST'] = host
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  console.log(`Firestore: ${choice.name}`)
  return host
}

/** Finds documents that match neither the last acknowledged nor the pending write. */
export async function findLostUpdates({ acknowledged, pending }: LoadScenario) {
  initializeApp({ projectId: project })
  const db = getFirestore()
  const uids = [...acknowledged.keys()]
  const lost: string[] = []
  for (let start = 0; start < uids.length; start += 100) {
    const documents = uids.slice(start, start + 100).map((uid) => db.doc(`users/${uid}`))
    for (const document of await db.getAll(...documents)) {
      const stored = document.exists
        ? JSON.stringify([document.get('name'), document.get('phone') ?? ''])
        : deleted
      const writes = [acknowledged, pending].filter((values) => values.has(document.id))
      const texts = writes.map((values) => textOf(values.get(document.id)))
      if (!texts.includes(stored)) lost.push(`${document.id} contains ${stored}, not ${texts[0]}`)
    }
  }
  return lost
}

const deleted = 'nothing'

const textOf = (values: Values | undefined) =>
  values ? JSON.stringify([values.name, values.phone]) : deleted
