import { once } from 'node:events'
import { createServer } from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { emptyDetails } from '@shop/contract/profile'
import request from 'supertest'
import { beforeAll, expect, test } from 'vitest'
import { withoutOwner } from './claim-profile.ts'
import { isDocumentId } from './document-id.ts'
import { firestoreProfiles as profiles, OutdatedError } from './profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

const { email, name } = ada
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

let count = 0
/** Returns a uid that no test has used on this emulator, not even in an earlier run. */
const newUid = () => `user${Date.now()}x${++count}`

beforeAll(() => {
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
  }
  initializeApp({ projectId: 'demo-profiles' })
})

test('createIfAbsent → returns the same profile as read, with server timestamps', async () => {
  const uid = newUid()

  const { profile, created } = await profiles.createIfAbsent(uid, { email, name })

  expect(created).toBe(true)
  expect(profile).toMatchObject({ ...emptyDetails, uid, email, name })
  expect(profile.createdAt).toMatch(timePattern)
  expect(profile.updatedAt).toBe(profile.createdAt)
  expect(await profiles.read(uid)).toEqual(profile)
})

test('createIfAbsent for an existing profile → returns it unchanged', async () => {
  const uid = newUid()
  const first = await profiles.createIfAbsent(uid, { email, name })

  const second = await profiles.createIfAbsent(uid, { email: 'eve@example.com', name: 'Eve' })

  expect(second).toEqual({ profile: first.profile, created: false })
})

test('registration → the document has every profile field and no other', async () => {
  const uid = newUid()

  await request(testApp({ profiles, verifyToken: () => Promise.resolve({ uid, email }) }))
    .post('/api/auth/register')
    .set('Authorization', tokenOf(uid))
    .send({ ...ada, firebaseUid: uid, admin: true, referredBy: 'SHOBOLABCDEF' })

  const document = await getFirestore().doc(`users/${uid}`).get()
  const { createdAt, updatedAt, ...values } = document.data() ?? {}
  expect(values).toEqual({
    ...emptyDetails,
    email,
    name,
    emailVerified: false,
    signInMethod: '',
  })
  expect(createdAt).toHaveProperty('toDate')
  // The pure-Node emulator (no security rules) applies only the first server timestamp of a write.
  if (process.env['FIRESTORE_RULES'] !== 'none') expect(updatedAt).toEqual(createdAt)
})

test('stored unprintable characters → removed on read', async () => {
  const uid = newUid()
  const createdAt = new Date('2026-11-20T06:00:00.000Z')
  const address = { city: 'Dha\u0000ka' }
  await getFirestore().doc(`users/${uid}`).create({ email, name: '\u202eAda', createdAt, address })

  expect(await profiles.read(uid)).toMatchObject({ name: 'Ada', address: { city: 'Dhaka' } })
})

test('older document with missing fields and a referral code → is read with initial values, and can be updated', async () => {
  const uid = newUid()
  const createdAt = new Date('2026-11-20T06:00:00.000Z')
  await getFirestore()
    .doc(`users/${uid}`)
    .create({ email, name, createdAt, referredBy: 'SHOBOLABCDEF' })

  expect(await profiles.read(uid)).toMatchObject({
    ...emptyDetails,
    name,
    updatedAt: createdAt.toISOString(),
  })
  const updated = await profiles.update(uid, { address: { city: 'Dhaka' } })
  expect(updated).toMatchObject({ address: { ...emptyDetails.address, city: 'Dhaka' } })
  expect(updated).not.toHaveProperty('referredBy')
})

test('200 concurrent registrations → one profile, the same response for all', async () => {
  const uid = newUid()
  const verifyToken = () => Promise.resolve({ uid, email })
  // Longer than in production: the test machine may be busy.
  const app = testApp({ profiles, verifyToken, handlerTimeout: 60_000 })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const replies = await Promise.all(
    Array.from({ length: 200 }, () =>
      request(server)
        .post('/api/auth/register')
        .set('Authorization', tokenOf(uid))
        .send({ ...ada, firebaseUid: uid }),
    ),
  )
  server.close()

  const stored = await profiles.read(uid)
  const statuses = replies.map((reply) => reply.status).sort()
  expect(statuses).toEqual([...Array<number>(199).fill(200), 201])
  for (const reply of replies) expect(reply.body).toEqual(stored && withoutOwner(stored))
})

test('unregistered user → read and update return undefined and create nothing', async () => {
  const uid = newUid()

  expect(await profiles.read(uid)).toBeUndefined()
  expect(await profiles.update(uid, { name })).toBeUndefined()
  expect(await profiles.update(uid, {})).toBeUndefined()
  expect(await profiles.read(uid)).toBeUndefined()
})

test('update → returns the whole profile, other fields are unchanged', async () => {
  const uid = newUid()
  const { profile } = await profiles.createIfAbsent(uid, { email, name })
  const first = await profiles.update(uid, { phone: '1', address: { city: 'Dhaka', zip: '1219' } })

  const second = await profiles.update(uid, { address: { zip: '', country: '' } })

  const address = { street: '', city: 'Dhaka', state: '', zip: '', country: '' }
  const { updatedAt, version } = second ?? {}
  expect(second).toEqual({ ...profile, phone: '1', address, updatedAt, version })
  expect(second?.createdAt).toBe(profile.createdAt)
  expect(Date.parse(second?.updatedAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(first?.updatedAt ?? ''),
  )
})

test('empty update → writes nothing', async () => {
  const uid = newUid()
  const { profile } = await profiles.createIfAbsent(uid, { email, name })

  const unchanged = await profiles.update(uid, { address: {} })

  expect(unchanged).toEqual(profile)
})

test('repeated update → the same document except updatedAt', async () => {
  const uid = newUid()
  await profiles.createIfAbsent(uid, { email, name })
  const changes = { name: 'Ada King', phone: '', address: { city: 'Dhaka', zip: '' } }
  const first = await profiles.update(uid, changes)

  const again = await Promise.all([profiles.update(uid, changes), profiles.update(uid, changes)])

  for (const repeated of [...again, await profiles.read(uid)]) {
    const { updatedAt, version } = repeated ?? {}
    expect(repeated).toEqual({ ...first, updatedAt, version })
  }
})

test('updates of different notifications → all are stored', async () => {
  const uid = newUid()
  await profiles.createIfAbsent(uid, { email, name })

  await Promise.all([
    profiles.update(uid, { notifications: { orders: false } }),
    profiles.update(uid, { notifications: { reads: true } }),
  ])

  const notifications = { orders: false, drops: false, reads: true }
  expect(await profiles.read(uid)).toMatchObject({ ...emptyDetails, name, notifications })
})

test('concurrent updates of different fields → all are stored', async () => {
  const uid = newUid()
  await profiles.createIfAbsent(uid, { email, name })

  await Promise.all([
    profiles.update(uid, { name: 'Ada King' }),
    profiles.update(uid, { phone: '+880 1711' }),
    profiles.update(uid, { address: { street: '7 Lake Road' } }),
    profiles.update(uid, { address: { city: 'Dhaka' } }),
    profiles.update(uid, { address: { zip: '1219' } }),
  ])

  expect(await profiles.read(uid)).toMatchObject({
    name: 'Ada King',
    phone: '+880 1711',
    address: { ...emptyDetails.address, street: '7 Lake Road', city: 'Dhaka', zip: '1219' },
  })
})

test('remove → deletes the profile, also when called again; it can be created again', async () => {
  const uid = newUid()
  const { profile } = await profiles.createIfAbsent(uid, { email, name })

  await profiles.remove(uid, profile.version)
  expect(await profiles.read(uid)).toBeUndefined()
  await profiles.remove(uid)
  expect(await profiles.update(uid, { name })).toBeUndefined()

  const again = await profiles.createIfAbsent(uid, { email, name })
  expect(again).toMatchObject({ created: true, profile: { ...emptyDetails, name } })
})

test('remove with the version of a profile that was deleted meanwhile → the profile stays deleted', async () => {
  const uid = newUid()
  const { profile } = await profiles.createIfAbsent(uid, { email, name })
  await profiles.remove(uid)

  await profiles.remove(uid, profile.version).catch((error: unknown) => {
    // `retryOutdated` then finds no profile.
    expect(error).toBeInstanceOf(OutdatedError)
  })

  expect(await profiles.read(uid)).toBeUndefined()
})

test('DELETE during concurrent registrations of the same user → no profile is left, no 500', async () => {
  const uid = newUid()
  let isDeleted = false
  const accounts = {
    remove: () => Promise.resolve(void (isDeleted = true)),
    isMissing: () => Promise.resolve(isDeleted),
  }
  const verifyToken = () =>
    Promise.resolve(
      isDeleted ? { refusal: 'deleted' } : { uid, email, authTime: Math.floor(Date.now() / 1000) },
    )
  const app = testApp({ profiles, accounts, verifyToken, handlerTimeout: 60_000 })
  const call = (method: 'post' | 'delete', path: string) =>
    request(app)[method](`/api/auth/${path}`).set('Authorization', tokenOf(uid))
  const register = () => call('post', 'register').send({ ...ada, firebaseUid: uid })
  await register()

  const [reply, ...others] = await Promise.all([
    call('delete', 'profile'),
    ...Array.from({ length: 30 }, register),
  ])

  expect(reply.status).toBe(204)
  for (const { status } of others) expect([200, 201, 401, 404]).toContain(status)
  expect(await profiles.read(uid)).toBeUndefined()
})

test.each(['আডা লাভলেস', 'Ada 👩🏽‍🚀', '__proto__', 'é/é', ' '])(
  'text is stored unchanged: %j',
  async (typed) => {
    const uid = newUid()
    await profiles.createIfAbsent(uid, { email, name: typed })

    const profile = await profiles.update(uid, { phone: typed, address: { street: typed } })

    expect(profile).toMatchObject({ name: typed, phone: typed, address: { street: typed } })
  },
)

test.each(['a.b', '_a_', '__a', 'a b', 'এডা', 'a`b', 'a%2Fb'])(
  'uid accepted by isDocumentId → Firestore stores its document: %s',
  async (start) => {
    const uid = `${start} ${newUid()}`

    const { profile } = await profiles.createIfAbsent(uid, { email, name })

    expect(isDocumentId(uid)).toBe(true)
    expect(await profiles.read(uid)).toEqual(profile)
  },
)

test.each(['.', '..', '__a__', '../users/ada', 'a/b/c'])(
  'token with the reserved uid %s → 401',
  async (uid) => {
    const app = testApp({ profiles, verifyToken: () => Promise.resolve({ uid, email }) })

    const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf(uid))

    expect(reply.status).toBe(401)
  },
)

// The pure-Node emulator, which has no security rules, ignores preconditions.
test.skipIf(process.env['FIRESTORE_RULES'] === 'none')(
  'write with an outdated version → OutdatedError, nothing changes',
  async () => {
    const uid = newUid()
    const { profile } = await profiles.createIfAbsent(uid, { email, name })
    const changed = await profiles.update(uid, { phone: '1' }, profile.version)

    await expect(profiles.update(uid, { phone: '2' }, profile.version)).rejects.toThrow(
      OutdatedError,
    )
    await expect(
      profiles.updateOwner(uid, { emailVerified: true }, profile.version),
    ).rejects.toThrow(OutdatedError)
    await expect(profiles.remove(uid, profile.version)).rejects.toThrow(OutdatedError)

    expect(await profiles.read(uid)).toEqual(changed)
  },
)
