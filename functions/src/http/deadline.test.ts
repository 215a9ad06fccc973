import { initializeApp } from 'firebase-admin/app'
import request from 'supertest'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { accountsWithFirebase } from '../auth/accounts.ts'
import { firestoreProfiles, type Profiles } from '../profiles/profiles.ts'
import { clientsOf } from '../testing/clients.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, storeProfile, testApp, tokenOf, userOf } from '../testing/test-app.ts'
import type { LogEntry } from './request-log.ts'

const never = () => new Promise<never>(() => undefined)
const deadline = 50

const calls = [
  { name: 'registering', method: 'post', path: '/api/auth/register', body: ada },
  { name: 'logging in', method: 'post', path: '/api/auth/login', body: ada },
  { name: 'reading', method: 'get', path: '/api/auth/profile', body: undefined },
  { name: 'updating', method: 'put', path: '/api/auth/profile', body: { name: 'Ada' } },
  { name: 'deleting', method: 'delete', path: '/api/auth/profile', body: undefined },
] as const

beforeAll(() => {
  // No process listens on port 1.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1')
  initializeApp({ projectId: 'demo-outage' })
})

describe.each<[what: string, dependencies: Parameters<typeof testApp>[0]]>([
  ['storage does not respond', { profiles: { read: never, change: never, remove: never } }],
  ['token verification does not respond', { verifyToken: never }],
  ['Firestore cannot be reached', { profiles: firestoreProfiles }],
])('%s', (_, dependencies) => {
  test.each(calls)('$name answers 503 at the deadline', async ({ method, path, body }) => {
    const reply = await request(testApp({ deadline, ...dependencies }))
      [method](path)
      .set('Authorization', tokenOf('ada'))
      .send(body)

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual({
      code: 'unavailable',
      message: 'The service cannot be reached at the moment. Please try again.',
    })
  })
})

/** A promise that holds a step of a request until `release` is called. */
function hold() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}

test('the response stays 503 when the handler finishes after the deadline', async () => {
  const logged: LogEntry[] = []
  const { held, release } = hold()
  const profiles = { ...memoryProfiles(), read: () => held.then(() => undefined) }
  const app = testApp({ deadline, profiles, log: (entry) => logged.push(entry) })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))
  release()
  const next = await request(app).get('/api/health')

  expect([reply.status, next.status]).toEqual([503, 200])
  expect(logged.map((entry) => entry['status'])).toEqual([undefined, 503, 200])
  expect(logged[0]?.message).toContain('No response within 50 ms.')
})

/** Lets everything run that waits only for promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('no handler starts when the token is verified after the deadline', async () => {
  const { held, release } = hold()
  const read = vi.fn(never)
  const app = testApp({
    deadline,
    profiles: { ...memoryProfiles(), read },
    verifyToken: () => held.then(() => userOf('ada')),
  })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))
  release()
  await settle()

  expect(reply.status).toBe(503)
  expect(read).not.toHaveBeenCalled()
})

test.each(['read', 'commit'])(
  'a PUT whose %s hangs until its 503 does not undo a later one',
  async (step) => {
    const { held, release } = hold()
    const profiles = memoryProfiles()
    await storeProfile(profiles, userOf('ada'))
    const change: Profiles['change'] = async (call, decide) => {
      if (step === 'read') await held
      await profiles.change(call, async (stored) => {
        const decision = await decide(stored)
        await held
        return decision
      })
    }
    const users = { ada: userOf('ada') }
    const old = clientsOf(users, { deadline, profiles: { ...profiles, change } })

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
    const profiles = memoryProfiles()
    await storeProfile(profiles, userOf('ada'))
    const wait = (at: typeof step) => (at === step ? held : Promise.resolve())
    const auth = {
      getUser: () => wait('getUser').then(() => ({ disabled: false, providerData: [] })),
      deleteUser: vi.fn(() => wait('deleteUser')),
      updateUser: vi.fn(),
    }
    const { remove } = clientsOf(
      { ada: userOf('ada') },
      {
        deadline,
        accounts: accountsWithFirebase(() => auth),
        profiles: {
          ...profiles,
          change: (call, decide) => wait('change').then(() => profiles.change(call, decide)),
        },
      },
    )

    expect((await remove('ada')).status).toBe(503)
    // Another tab may register in the meantime.
    await storeProfile(profiles, userOf('ada'))
    release()
    await settle()

    expect(auth.deleteUser).toHaveBeenCalledTimes(step === 'deleteUser' ? 1 : 0)
    expect(await profiles.read('ada')).toBeDefined()
  },
)
