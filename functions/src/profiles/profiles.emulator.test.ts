import { initializeApp } from 'firebase-admin/app'
import { DocumentReference, getFirestore, Transaction } from 'firebase-admin/firestore'
import { emptyDetails } from '@shop/contract/profile'
import { beforeAll, expect, test, vi } from 'vitest'
import { isDocumentId } from '../auth/require-user.ts'
import { clientsOf } from '../testing/clients.ts'
import { serve } from '../testing/http.ts'
import {
  ada,
  callOf,
  memoryAccounts,
  storeProfile,
  testApp,
  tokenOf,
  userOf,
} from '../testing/test-app.ts'
import { changeProfile } from './open-profile.ts'
import { firestoreProfiles as profiles, type Profiles } from './profiles.ts'

let count = 0
/** Returns a user whom no test has used on this emulator, not even in an earlier run. */
const newUser = () => userOf(`user${Date.now()}x${++count}`, { email: ada.email })

const clients = (
  user: ReturnType<typeof userOf>,
  replaced: Parameters<typeof clientsOf>[1] = {},
) => {
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
    ...{ emailVerified: false, signInMethod: 'password', notBefore: 0 },
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
  const { put } = clients(user)
  await put('ada', { phone: '1', address: { city: 'Dhaka', zip: '1219' } })

  const reply = await put('ada', { address: { zip: '', country: '' } })

  const after = await documentOf(user).get()
  const address = { street: '', city: 'Dhaka', state: '', zip: '', country: '' }
  expect(reply.body).toMatchObject({ name: ada.name, phone: '1', address })
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

isolated('200 registrations at once make one profile, and all answer with it', async () => {
  const user = newUser()
  const app = testApp({ profiles, verifyToken: () => Promise.resolve(user), deadline: 60_000 })
  const { call, close } = await serve(app)
  const registration = {
    ...{
      method: 'POST',
      path: '/auth/register',
      body: JSON.stringify({ ...ada, firebaseUid: user.uid }),
    },
    headers: { Authorization: tokenOf('ada'), 'Content-Type': 'application/json' },
  }

  const replies = await Promise.all(Array.from({ length: 200 }, () => call(registration)))
  close()

  const statuses = replies.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(199).fill(200), 201])
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
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let transaction: Promise<void> | undefined
  const change: Profiles['change'] = (call, decide) =>
    (transaction = profiles.change(call, async (stored) => {
      const decision = await decide(stored)
      await held
      return decision
    }))
  const { put } = clients(user, { deadline: 500, profiles: { ...profiles, change } })

  expect((await put('ada', { name: 'old' })).status).toBe(503)
  release()

  await expect(transaction).rejects.toMatchObject({ code: 'unavailable' })
  expect((await profiles.read(user.uid))?.profile.name).toBe(ada.name)
})

isolated(
  'a deletion leaves no profile when a registration has found the account before',
  async () => {
    const user = newUser()
    const memory = memoryAccounts()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
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
  },
)

/** Counts document reads and writes of the SDK. */
function countOperations() {
  const counts = { reads: 0, writes: 0 }
  const spy = <Target extends object>(
    target: Target,
    name: keyof Target,
    kind: keyof typeof counts,
  ) => {
    const original = target[name] as (...args: unknown[]) => unknown
    vi.spyOn(target as Record<string, () => unknown>, name as string).mockImplementation(function (
      this: unknown,
      ...args: unknown[]
    ) {
      counts[kind] += 1
      return original.apply(this, args)
    })
  }
  spy(DocumentReference.prototype, 'get', 'reads')
  spy(DocumentReference.prototype, 'delete', 'writes')
  spy(Transaction.prototype, 'get', 'reads')
  for (const name of ['create', 'update', 'delete'] as const)
    spy(Transaction.prototype, name, 'writes')
  return counts
}

test('each call keeps its bound of document reads and writes', async () => {
  const user = newUser()
  const api = clients(user)
  const verified = clients({ ...user, emailVerified: true, signInMethod: 'google.com' })
  const counts = countOperations()
  const costOf = async (call: () => PromiseLike<{ status: number }>) => {
    Object.assign(counts, { reads: 0, writes: 0 })
    const { status } = await call()
    return [status, counts.reads, counts.writes]
  }

  expect(await costOf(api.register), 'new').toEqual([201, 2, 1])
  expect(await costOf(api.register), 'again').toEqual([200, 2, 0])
  expect(await costOf(() => api.get('ada'))).toEqual([200, 1, 0])
  expect(await costOf(() => api.put('ada', { phone: '1' }))).toEqual([200, 2, 1])
  expect(await costOf(() => verified.get('ada')), 'starting afresh').toEqual([200, 3, 1])
  expect(await costOf(() => verified.remove('ada'))).toEqual([204, 1, 2])
  vi.restoreAllMocks()
})

test.each(['আডা লাভলেস', 'Ada 👩🏽‍🚀', '__proto__', 'é/é', '<b>'])(
  'stores %j unchanged',
  async (typed) => {
    const user = newUser()
    await storeProfile(profiles, user, typed)

    const services = { profiles, accounts: memoryAccounts() }
    const profile = await changeProfile(services, callOf(user), { address: { street: typed } })

    expect(profile).toMatchObject({ name: typed, address: { street: typed } })
  },
)

test.each(['a.b', '_a_', '__a', 'a b', 'এডা', 'a`b', 'a%2Fb'])(
  'Firestore stores the document of a uid that isDocumentId accepts: %s',
  async (start) => {
    const user = userOf(`${start} ${newUser().uid}`)
    await storeProfile(profiles, user)

    expect(isDocumentId(user.uid)).toBe(true)
    expect(await profiles.read(user.uid)).toBeDefined()
  },
)
