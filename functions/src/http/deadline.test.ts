import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import type { Auth } from 'firebase-admin/auth'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { accountsWithFirebase } from '../auth/accounts.ts'
import { firestoreProfiles, type Profiles } from '../profiles/profiles.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { clientsOf, hold, storeProfile, userOf } from '../testing/test-app.ts'

const never = () => new Promise<never>(() => undefined)
const calls = ['register', 'login', 'get', 'put', 'remove'] as const
const users = { ada: userOf('ada') }
type Dependencies = Parameters<typeof clientsOf>[1]
const impatient = (dependencies: Dependencies) =>
  clientsOf(users, { deadline: 50, ...dependencies })

beforeAll(() => {
  // No process listens on port 1.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1')
  initializeApp({ projectId: 'demo-outage' })
})

describe.each<[what: string, dependencies: Dependencies]>([
  ['storage does not respond', { profiles: { read: never, change: never, remove: never } }],
  ['token verification does not respond', { verifyToken: never }],
  ['Firestore cannot be reached', { profiles: firestoreProfiles }],
])('%s', (_, dependencies) => {
  test.each(calls)('%s answers 503 at the deadline', async (call) => {
    const reply = await impatient(dependencies)[call]('ada')

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual({
      code: 'unavailable',
      message: 'The service cannot be reached at the moment. Please try again.',
    })
  })
})

/** Lets everything run that waits only for promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('the response stays 503 when the handler finishes after the deadline', async () => {
  const { held, release } = hold()
  const read = () => held.then(() => undefined)
  const { get, logged } = impatient({ profiles: { ...memoryProfiles(), read } })

  const reply = await get('ada')
  release()
  await settle()

  expect(reply.status).toBe(503)
  const message = expect.stringContaining('caused by Error: No response within 50 ms.') as string
  expect(logged).toMatchObject([{ message }, { status: 503 }])
})

test('no handler starts when the token is verified after the deadline', async () => {
  const { held, release } = hold()
  const read = vi.fn(never)
  const { get } = impatient({
    profiles: { ...memoryProfiles(), read },
    verifyToken: () => held.then(() => users.ada),
  })

  const reply = await get('ada')
  release()
  await settle()

  expect(reply.status).toBe(503)
  expect(read).not.toHaveBeenCalled()
})

async function storedProfiles() {
  const profiles = memoryProfiles()
  await storeProfile(profiles, users.ada)
  return profiles
}

test.each(['read', 'commit'])(
  'a PUT whose %s hangs until its 503 does not undo a later one',
  async (step) => {
    const { held, release } = hold()
    const profiles = await storedProfiles()
    const change: Profiles['change'] = async (call, decide) => {
      if (step === 'read') await held
      return profiles.change(call, async (stored) => {
        const decision = await decide(stored)
        await held
        return decision
      })
    }
    const old = impatient({ profiles: { ...profiles, change } })

    expect((await old.put('ada', { name: 'old' })).status).toBe(503)
    expect((await clientsOf(users, { profiles }).put('ada', { name: 'new' })).status).toBe(200)
    release()
    await settle()

    expect((await profiles.read('ada'))?.profile.name).toBe('new')
  },
)

test.each(['getUser', 'change', 'deleteUser'] as const)(
  'a DELETE that answers 503 while %s hangs removes nothing afterwards',
  async (step) => {
    const { held, release } = hold()
    const profiles = await storedProfiles()
    const wait = (at: typeof step) => (at === step ? held : Promise.resolve())
    const auth = {
      getUser: () =>
        wait('getUser').then(() => ({ disabled: false, providerData: [], metadata: {} })),
      deleteUser: vi.fn(() => wait('deleteUser')),
      updateUser: vi.fn(),
    }
    const change: Profiles['change'] = (call, decide) =>
      wait('change').then(() => profiles.change(call, decide))
    const { remove } = impatient({
      accounts: accountsWithFirebase(() => auth as object as Auth),
      profiles: { ...profiles, change },
    })

    expect((await remove('ada')).status).toBe(503)
    // Another tab may register in the meantime.
    await storeProfile(profiles, users.ada)
    release()
    await settle()

    expect(auth.deleteUser).toHaveBeenCalledTimes(step === 'deleteUser' ? 1 : 0)
    expect(await profiles.read('ada')).toBeDefined()
  },
)

test('a DELETE does not repeat its request to the provider after its 503 when that answers 503', async () => {
  let asked = 0
  const provider = createServer((_request, response) => {
    asked += 1
    response.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`)
  const accounts = accountsWithFirebase()
  const find = vi.fn(accounts.find)
  const profiles = await storedProfiles()
  const { remove } = impatient({ deadline: 500, accounts: { ...accounts, find }, profiles })

  expect((await remove('ada')).status).toBe(503)
  const before = asked
  await Promise.allSettled(find.mock.results.map(({ value }) => value as Promise<unknown>))
  provider.close()

  expect(before).toBeGreaterThan(0)
  // Node 20 tells of a request when it is being sent.
  expect(asked - before).toBeLessThanOrEqual(1)
})

test('holds nothing of a request when its response has been sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  const reply = await clientsOf(users, {}).get('ada')

  expect(reply.status).toBe(404)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
