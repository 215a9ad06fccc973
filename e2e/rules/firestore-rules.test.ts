import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'
import { beforeAll, describe, expect, test } from 'vitest'

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
  { name: 'another user', visit: () => shop.authenticatedContext('eve') },
  {
    name: 'a user with forged claims',
    visit: () =>
      shop.authenticatedContext('eve', {
        admin: true,
        role: 'owner',
        email: 'ada@example.com',
        email_verified: true,
      }),
  },
  {
    name: 'a user whose uid looks like a path or a wildcard',
    visit: () => shop.authenticatedContext('{document=**}', { admin: true }),
  },
]

const ada = 'users/ada'

const attempts: { name: string; attempt: (db: Firestore) => Promise<unknown> }[] = [
  { name: 'get a document', attempt: (db) => db.doc(ada).get() },
  { name: 'get a missing document', attempt: (db) => db.doc('users/nobody').get() },
  { name: 'list a collection', attempt: (db) => db.collection('users').get() },
  {
    name: 'list one document of a collection',
    attempt: (db) => db.collection('users').limit(1).get(),
  },
  {
    name: 'query a collection by a field',
    attempt: (db) => db.collection('users').where('name', '==', 'Ada').get(),
  },
  {
    name: 'listen to a document',
    attempt: (db) => new Promise((resolve, reject) => db.doc(ada).onSnapshot(resolve, reject)),
  },
  {
    name: 'listen to a collection',
    attempt: (db) =>
      new Promise((resolve, reject) => db.collection('users').onSnapshot(resolve, reject)),
  },
  {
    name: 'query the collection group of a subcollection',
    attempt: (db) => db.collectionGroup('notes').get(),
  },
  { name: 'query a collection group', attempt: (db) => db.collectionGroup('users').get() },
  { name: 'create a document', attempt: (db) => db.doc('users/new').set({ name: 'New' }) },
  { name: 'add to a collection', attempt: (db) => db.collection('orders').add({ taka: 1 }) },
  {
    name: 'create their own document',
    attempt: (db) => db.doc('users/eve').set({ name: '' }),
  },
  {
    name: 'merge into a document',
    attempt: (db) => db.doc(ada).set({ admin: true }, { merge: true }),
  },
  { name: 'overwrite a document', attempt: (db) => db.doc(ada).set({ name: 'Eve' }) },
  { name: 'update a document', attempt: (db) => db.doc(ada).update({ name: 'Eve' }) },
  { name: 'delete a document', attempt: (db) => db.doc(ada).delete() },
  {
    name: 'get a document of a subcollection',
    attempt: (db) => db.doc('users/ada/notes/one').get(),
  },
  {
    name: 'get a document of another collection',
    attempt: (db) => db.doc('anything/at-all').get(),
  },
  {
    name: 'write in a batch',
    attempt: (db) => db.batch().set(db.doc(ada), { name: 'Eve' }).commit(),
  },
  {
    name: 'delete in a batch',
    attempt: (db) => db.batch().delete(db.doc(ada)).commit(),
  },
  {
    name: 'write in a transaction',
    attempt: (db) =>
      db.runTransaction((transaction) =>
        Promise.resolve(transaction.set(db.doc(ada), { name: 'Eve' })),
      ),
  },
  {
    name: 'write to a subcollection',
    attempt: (db) => db.doc('users/ada/notes/two').set({ text: 'mine' }),
  },
  {
    name: 'read in a transaction',
    attempt: (db) => db.runTransaction((transaction) => transaction.get(db.doc(ada))),
  },
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

  test('denied requests → the stored documents are unchanged', async () => {
    await shop.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore()

      const users = await db.collection('users').get()
      const notes = await db.collectionGroup('notes').get()
      const orders = await db.collection('orders').get()

      expect(users.docs.map((user) => [user.id, user.data()])).toEqual([['ada', { name: 'Ada' }]])
      expect(notes.docs.map((note) => note.data())).toEqual([{ text: 'hers' }])
      expect(orders.size).toBe(0)
    })
  })
})
