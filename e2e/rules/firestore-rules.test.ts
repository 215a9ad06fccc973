import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'
import { beforeAll, describe, test } from 'vitest'

type Firestore = ReturnType<RulesTestContext['firestore']>

/** tools/vitest-setup.ts sets this variable if the Firestore emulator does not enforce rules. */
const noRules = process.env['FIRESTORE_RULES'] === 'none'
if (noRules) {
  process.stdout.write(
    'firestore.rules not tested: this Firestore emulator has no security rules.\n',
  )
}

let shop: RulesTestEnvironment

const visitors: { name: string; visit: () => RulesTestContext }[] = [
  { name: 'a signed-out visitor', visit: () => shop.unauthenticatedContext() },
  { name: 'the owner of the document', visit: () => shop.authenticatedContext('ada') },
]

const ada = 'users/ada'

const attempts: { name: string; attempt: (db: Firestore) => Promise<unknown> }[] = [
  { name: 'get a document', attempt: (db) => db.doc(ada).get() },
  { name: 'list a collection', attempt: (db) => db.collection('users').get() },
  { name: 'query a collection group', attempt: (db) => db.collectionGroup('notes').get() },
  { name: 'create a document', attempt: (db) => db.doc('users/eve').set({ name: '' }) },
  { name: 'update a document', attempt: (db) => db.doc(ada).update({ name: 'Eve' }) },
  { name: 'delete a document', attempt: (db) => db.doc(ada).delete() },
  { name: 'get a document of a subcollection', attempt: (db) => db.doc(`${ada}/notes/one`).get() },
  { name: 'add to another collection', attempt: (db) => db.collection('orders').add({ taka: 1 }) },
]

describe.skipIf(noRules)('firestore.rules deny all client access', () => {
  beforeAll(async () => {
    const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
    if (!host || !port) {
      throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
    }
    // The SDK logs every denied request, and these tests expect denials.
    setLogLevel('silent')
    const file = fileURLToPath(new URL('../../firestore.rules', import.meta.url))
    const rules = readFileSync(file, 'utf8')
    const firestore = { host, port: Number(port), rules }
    shop = await initializeTestEnvironment({ projectId: 'demo-rules', firestore })
    await shop.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(ada).set({ name: 'Ada' })
      await context.firestore().doc('users/ada/notes/one').set({ text: 'hers' })
    })
    return () => shop.cleanup()
  })

  describe.each(visitors)('$name', ({ visit }) => {
    test.each(attempts)('cannot $name', async ({ attempt }) => {
      const db = visit().firestore()

      await assertFails(attempt(db))
    })
  })
})
