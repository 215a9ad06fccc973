import { initializeApp } from 'firebase-admin/app'
import { DocumentReference, getFirestore, Transaction } from 'firebase-admin/firestore'
import { emptyDetails } from '@shop/contract/profile'
import { beforeAll, expect, test, vi } from 'vitest'
import { isDocumentId, type User } from '../auth/require-user.ts'
import { serve } from '../testing/http.ts'
import { ada, clientsOf, hold, memoryAccounts, storeProfile, userOf } from '../testing/test-app.ts'
import { firestoreProfiles as profiles, type Profiles } from './profiles.ts'

let count = 0
/** Returns a user whom no test has used on this emulator, not even in an earlier run. */
const newUser = () => userOf(`user${Date.now()}x${++count}`, { email: ada.email })

const clients = (user: User, replaced: Parameters<typeof clientsOf>[1] = {}) => {
  const api = clientsOf({ ada: user }, { profiles, deadline: 60_000, ...replaced })
  return { ...api, register: () => api.register('ada', { firebaseUid: user.uid }) }
}

const documentOf = ({ uid }: { uid: string }) => getFirestore().doc(`users/${uid}`)

/** The pure-Node emulator, which has no security rules, does not isolate transactions. */
const isolated = test.skipIf(process.env['FIRESTORE_RULES'] === 'none')

beforeAll(() => {
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
  }
  initializeApp({ projectId: 'demo-profiles' })
})

test('a registration stores every profile field and no other, with server timestamps', async () => {
  const user = newUser()

  const reply = await clients(user).register()

  const snapshot = await documentOf(user).get()
  const { createdAt, updatedAt, ...values }: Record<string, unknown> = snapshot.data() ?? {}
  expect(values).toEqual({
    ...{ ...emptyDetails, email: ada.email, name: ada.name, detailsCleared: false },
    ...{ emailVerified: false, verifiedEmail: '', signInMethod: 'password', notBefore: 0 },
  })
  expect(createdAt).toHaveProperty('toDate')
  // The pure-Node emulator applies only the first server timestamp of a write.
  if (process.env['FIRESTORE_RULES'] !== 'none') expect(updatedAt).toEqual(createdAt)
  const stored = await profiles.read(user.uid)
  expect(reply.body).toEqual(JSON.parse(JSON.stringify(stored?.profile)))
})

test('a PUT answers with what is stored, and keeps createdAt exactly', async () => {
  const user = newUser()
  await storeProfile(profiles, user)
  const before = await documentOf(user).get()

  const reply = await clients(user).put('ada', { address: { city: 'Dhaka', country: '' } })

  const after = await documentOf(user).get()
  expect(reply.body).toMatchObject({ name: ada.name, address: { city: 'Dhaka', country: '' } })
  expect(reply.body).toEqual(JSON.parse(JSON.stringify((await profiles.read(user.uid))?.profile)))
  expect(after.get('createdAt')).toEqual(before.get('createdAt'))
})

test('a document that somebody has edited is read with defaults, and a PUT repairs it', async () => {
  const user = newUser()
  const edited = { name: '\u202eAda', phone: 8801711, address: 'Dhaka', createdAt: '2026-11-20' }
  const { writeTime } = await documentOf(user).create({
    ...edited,
    email: null,
    referredBy: 'CODE',
  })
  const createdAt = writeTime.toDate().toISOString()

  const { put, get } = clients(user)
  expect((await get('ada')).body).toMatchObject({ ...emptyDetails, name: 'Ada', createdAt })
  expect((await put('ada', { address: { city: 'Dhaka' } })).status).toBe(200)

  const snapshot = await documentOf(user).get()
  expect(snapshot.data()).toMatchObject({
    ...{ name: 'Ada', email: ada.email, phone: '', createdAt: writeTime, referredBy: 'CODE' },
    address: { ...emptyDetails.address, city: 'Dhaka' },
  })
})

isolated('eight registrations at once make one profile, and all answer with it', async () => {
  const user = newUser()
  const { call, close } = await serve(clients(user).app)
  const registration = {
    ...{ method: 'POST', path: '/auth/register' },
    headers: { Authorization: 'Bearer ada', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ada, firebaseUid: user.uid }),
  }

  const replies = await Promise.all(Array.from({ length: 8 }, () => call(registration)))
  close()

  const statuses = replies.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(7).fill(200), 201])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
})

isolated('eight PUTs of one person at once all succeed', async () => {
  const user = newUser()
  await storeProfile(profiles, user)
  const { put } = clients(user)
  const texts = ['street', 'city', 'state', 'zip', 'country']
  const changes = [
    ...texts.map((name) => ({ address: { [name]: name } })),
    ...[{ name: 'Ada King' }, { phone: '1' }, { notifications: { drops: true } }],
  ]

  const replies = await Promise.all(changes.map((change) => put('ada', change)))

  expect(replies.map(({ status }) => status)).toEqual(Array<number>(8).fill(200))
  const stored = await profiles.read(user.uid)
  for (const change of changes) expect(stored?.profile).toMatchObject(change)
})

test('a PUT that hangs in its transaction until its 503 writes nothing afterwards', async () => {
  const user = newUser()
  await storeProfile(profiles, user)
  const { held, release } = hold()
  let transaction: Promise<unknown> | undefined
  const change: Profiles['change'] = (call, decide) => {
    const changed = profiles.change(call, async (stored) => {
      const decision = await decide(stored)
      await held
      return decision
    })
    transaction = changed
    return changed
  }
  const { put } = clients(user, { deadline: 500, profiles: { ...profiles, change } })

  expect((await put('ada', { name: 'old' })).status).toBe(503)
  release()

  await expect(transaction).rejects.toMatchObject({ code: 'unavailable' })
  expect((await profiles.read(user.uid))?.profile.name).toBe(ada.name)
})

isolated('a deletion leaves no profile when a registration found the account', async () => {
  const user = newUser()
  const memory = memoryAccounts()
  const { held, release } = hold()
  const remove: Profiles['remove'] = (call) => {
    const removal = profiles.remove(call)
    release()
    return removal
  }
  const deletion = clients(user, { accounts: memory, profiles: { ...profiles, remove } })
  let deleted: Promise<{ status: number }> | undefined
  const find: typeof memory.find = async (call) => {
    const account = await memory.find(call)
    deleted ??= deletion.remove('ada').then()
    await held
    return account
  }

  const registered = await clients(user, { accounts: { ...memory, find } }).register()

  expect((await deleted)?.status).toBe(204)
  expect([201, 401, 404]).toContain(registered.status)
  expect(await profiles.read(user.uid)).toBeUndefined()
})

/** Counts document reads and writes of the SDK. */
function countOperations() {
  const spies = {
    reads: [vi.spyOn(DocumentReference.prototype, 'get'), vi.spyOn(Transaction.prototype, 'get')],
    writes: [
      vi.spyOn(DocumentReference.prototype, 'delete'),
      ...(['create', 'update', 'delete'] as const).map((name) =>
        vi.spyOn(Transaction.prototype, name),
      ),
    ],
  }
  return {
    reset: () => void vi.clearAllMocks(),
    counts: () =>
      Object.values(spies).map((all) => all.reduce((sum, { mock }) => sum + mock.calls.length, 0)),
  }
}

test('each call keeps its bound of document reads and writes', async () => {
  const user = newUser()
  const api = clients(user)
  const verified = clients({ ...user, emailVerified: true, signInMethod: 'google.com' })
  const { counts, reset } = countOperations()
  const costOf = async (call: () => PromiseLike<{ status: number }>) => {
    reset()
    const { status } = await call()
    return [status, ...counts()]
  }

  expect(await costOf(api.register), 'new').toEqual([201, 2, 1])
  expect(await costOf(api.register), 'again').toEqual([200, 2, 0])
  expect(await costOf(() => api.get('ada'))).toEqual([200, 1, 0])
  expect(await costOf(() => api.put('ada', { phone: '1' }))).toEqual([200, 2, 1])
  expect(await costOf(() => verified.get('ada')), 'starting afresh').toEqual([200, 3, 1])
  expect(await costOf(() => verified.remove('ada'))).toEqual([204, 1, 2])
  vi.restoreAllMocks()
})

test('Firestore stores the documents of uids that isDocumentId accepts', async () => {
  for (const start of ['a.b', '_a_', '__a', 'a b', 'এডা', 'a`b', 'a%2Fb']) {
    const user = userOf(`${start} ${newUser().uid}`)
    await storeProfile(profiles, user)

    expect(isDocumentId(user.uid), user.uid).toBe(true)
    expect(await profiles.read(user.uid), user.uid).toBeDefined()
  }
})
