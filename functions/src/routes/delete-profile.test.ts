import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Accounts } from '../auth/accounts.ts'
import type { User, VerifyToken } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import type { NewProfile, Profiles } from '../profiles/profiles.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, currentTime, testApp } from '../testing/test-app.ts'

const { email, name } = ada
const user = (): User => ({ uid: 'ada', email, signInMethod: 'password', authTime: currentTime() })

/** Accounts of the auth provider, which also verify the tokens of their users. */
function memoryAccounts(tokens: Record<string, User>) {
  const removed = new Set<string>()
  const byToken = new Map(Object.entries(tokens))
  const verifyToken: VerifyToken = (token, { checkRevoked, allowDeleted }) => {
    const found = byToken.get(token)
    if (!found) return Promise.resolve({ refusal: 'unknown' })
    if (!checkRevoked || !removed.has(found.uid)) return Promise.resolve(found)
    const { uid } = found
    return Promise.resolve(allowDeleted ? { uid, isDeleted: true } : { refusal: 'not found' })
  }
  const accounts: Accounts = {
    remove: (uid) => {
      removed.add(uid)
      return Promise.resolve()
    },
    isMissing: (uid) => Promise.resolve(removed.has(uid)),
  }
  return { accounts, verifyToken, exists: (uid: string) => !removed.has(uid) }
}

type Setup = {
  tokens?: Record<string, User>
  stored?: Partial<NewProfile>
  profiles?: Profiles
  change?: (services: { profiles: Profiles; accounts: Accounts }) => Partial<typeof services>
}

/** An app with the profile and the account of Ada. `change` replaces methods of its services. */
async function setUp({ tokens, stored = {}, profiles = memoryProfiles(), change }: Setup = {}) {
  await profiles.createIfAbsent('ada', { email, name, ...stored })
  const { accounts, verifyToken, exists } = memoryAccounts(tokens ?? { ada: user() })
  const services = { profiles, accounts }
  const app = testApp({ ...services, ...change?.(services), verifyToken })
  const call = (method: 'get' | 'put' | 'delete' | 'post', path: string, token = 'ada') =>
    request(app)[method](`/api/auth/${path}`).set('Authorization', `Bearer ${token}`)
  return {
    profiles,
    remove: (token?: string) => call('delete', 'profile', token),
    get: () => call('get', 'profile'),
    put: () => call('put', 'profile').send({ phone: '1' }),
    login: (token?: string) => call('post', 'login', token).send(ada),
    register: (token?: string) => call('post', 'register', token).send(ada),
    left: async () => ({ document: !!(await profiles.read('ada')), account: exists('ada') }),
  }
}

const nothing = { document: false, account: false }
const everything = { document: true, account: true }

test('recent sign-in → 204 without a body; profile and account are deleted', async () => {
  const { remove, left } = await setUp()

  const reply = await remove()

  expect(reply.status).toBe(204)
  expect(reply.text).toBe('')
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(reply.headers).toHaveProperty('x-request-id')
  expect(await left()).toEqual(nothing)
})

test('deleted user → DELETE returns 204 again, a write 401, a read 404', async () => {
  const { remove, get, put, register, left } = await setUp()
  await remove()

  expect((await remove()).status).toBe(204)
  expect((await register()).status).toBe(401)
  expect((await put()).status).toBe(401)
  expect((await get()).status).toBe(404)
  expect(await left()).toEqual(nothing)
})

test('account without a profile → 204, the account is deleted', async () => {
  const { remove, profiles, left } = await setUp()
  await profiles.remove('ada')

  expect((await remove()).status).toBe(204)
  expect(await left()).toEqual(nothing)
})

test('DELETE with a body → the body is ignored', async () => {
  const { remove, left } = await setUp()

  const reply = await remove().set('Content-Type', 'application/json').send('{"firebaseUid":')

  expect(reply.status).toBe(204)
  expect(await left()).toEqual(nothing)
})

test('two DELETEs at once → both 204', async () => {
  const { remove, left } = await setUp()

  const replies = await Promise.all([remove(), remove()])

  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect(await left()).toEqual(nothing)
})

describe('age of the sign-in', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  const signedInBefore = (seconds: number) => ({
    ada: { ...user(), authTime: currentTime() - seconds },
  })

  test('sign-in five minutes ago → 204', async () => {
    const { remove } = await setUp({ tokens: signedInBefore(300) })

    expect((await remove()).status).toBe(204)
  })

  test.each([
    ['more than five minutes ago', () => signedInBefore(301)],
    ['at an unknown time', () => ({ ada: { ...user(), authTime: undefined } })],
  ])('sign-in %s → 403, nothing is deleted', async (_, tokens) => {
    const { remove, left } = await setUp({ tokens: tokens() })

    const reply = await remove()

    expect(reply.status).toBe(403)
    expect(reply.body).toEqual({
      code: 'recent-sign-in-required',
      message: 'Please sign in again, then delete your account.',
    })
    expect(await left()).toEqual(everything)
  })

  test('earlier sign-in of a deleted user → 204, a profile that was left over is deleted', async () => {
    const { remove, profiles, left } = await setUp({ tokens: signedInBefore(299) })
    await remove()
    await profiles.createIfAbsent('ada', { email, name })
    vi.setSystemTime(Date.now() + 3_000_000)

    expect((await remove()).status).toBe(204)
    expect(await left()).toEqual(nothing)
  })
})

const outage = () => Promise.reject(new ApiError('unavailable'))

/** Returns the function, whose nth call fails before or after its effect. */
function failingOnce<Args extends unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  { nth, moment }: { nth: number; moment: 'before' | 'after' },
) {
  let calls = 0
  return async (...args: Args): Promise<Result> => {
    calls += 1
    if (calls !== nth) return act(...args)
    if (moment === 'after') await act(...args)
    return outage()
  }
}

describe.each(['before', 'after'] as const)('failure %s a step', (moment) => {
  const steps: [step: string, change: NonNullable<Setup['change']>][] = [
    [
      'reading the profile',
      ({ profiles }) => ({
        profiles: { ...profiles, read: failingOnce(profiles.read, { nth: 1, moment }) },
      }),
    ],
    [
      'deleting the profile',
      ({ profiles }) => ({
        profiles: { ...profiles, remove: failingOnce(profiles.remove, { nth: 1, moment }) },
      }),
    ],
    [
      'deleting the account',
      ({ accounts }) => ({
        accounts: { ...accounts, remove: failingOnce(accounts.remove, { nth: 1, moment }) },
      }),
    ],
    [
      'deleting the profile once more',
      ({ profiles }) => ({
        profiles: { ...profiles, remove: failingOnce(profiles.remove, { nth: 2, moment }) },
      }),
    ],
  ]

  test.each(steps)(
    '%s → 503, no profile without an account; a retry completes it',
    async (_, change) => {
      const { remove, left } = await setUp({ change })

      const reply = await remove()

      expect(reply.status).toBe(503)
      const { document, account } = await left()
      expect(document && !account).toBe(false)
      expect((await remove()).status).toBe(204)
      expect(await left()).toEqual(nothing)
    },
  )
})

describe('another tab registers the user again', () => {
  test('between the first two steps → 204, profile and account are deleted', async () => {
    const { remove, register, left } = await setUp({
      change: ({ accounts }) => ({
        accounts: {
          ...accounts,
          remove: async (uid) => {
            expect((await register()).status).toBe(201)
            await accounts.remove(uid)
          },
        },
      }),
    })

    expect((await remove()).status).toBe(204)
    expect(await left()).toEqual(nothing)
  })

  test('after its token check, while the account is deleted → 204, the profile is deleted', async () => {
    const { remove, left } = await setUp({
      change: ({ accounts, profiles }) => ({
        accounts: {
          ...accounts,
          remove: async (uid) => {
            await accounts.remove(uid)
            await profiles.createIfAbsent(uid, { email, name })
          },
        },
      }),
    })

    expect((await remove()).status).toBe(204)
    expect(await left()).toEqual(nothing)
  })

  test('the profile is created after the deletion → the registration returns 401 and deletes it', async () => {
    const { remove, register, profiles, left } = await setUp({
      change: ({ profiles }) => ({
        profiles: {
          ...profiles,
          createIfAbsent: async (uid, values) => {
            expect((await remove()).status).toBe(204)
            return profiles.createIfAbsent(uid, values)
          },
        },
      }),
    })
    await profiles.remove('ada')

    const late = await register()

    expect(late.status).toBe(401)
    expect(late.body).toHaveProperty('code', 'unauthenticated')
    expect(await left()).toEqual(nothing)
  })
})

test('the account cannot be deleted → the user can register and delete again', async () => {
  const { remove, register, left } = await setUp({
    change: ({ accounts }) => ({
      accounts: {
        ...accounts,
        remove: failingOnce(accounts.remove, { nth: 1, moment: 'before' }),
      },
    }),
  })
  expect((await remove()).status).toBe(503)

  expect((await register()).status).toBe(201)
  expect((await remove()).status).toBe(204)
  expect(await left()).toEqual(nothing)
})

describe('ownership of the profile', () => {
  const verified = () => ({ ...user(), emailVerified: true, signInMethod: 'google.com' })
  const verifiedProfile = { emailVerified: true, signInMethod: 'google.com' }

  test.each<[token: string, token: () => User, stored: Partial<NewProfile>, status: number]>([
    ['unverified', user, verifiedProfile, 401],
    ['of an earlier sign-in', verified, { ...verifiedProfile, notBefore: currentTime() + 60 }, 401],
    ['with another e-mail than an older profile', verified, { email: 'eve@example.com' }, 403],
  ])('token %s → nothing is deleted', async (_, token, stored, status) => {
    const { remove, left } = await setUp({ tokens: { ada: token() }, stored })

    expect((await remove()).status).toBe(status)
    expect(await left()).toEqual(everything)
  })

  test.each<[profile: string, stored: Partial<NewProfile>]>([
    ['an unverified profile of an attacker', { emailVerified: false, signInMethod: 'password' }],
    ['a profile with another e-mail', { ...verifiedProfile, email: 'eve@example.com' }],
  ])('verified owner, %s → profile and account are deleted', async (_, stored) => {
    const { remove, left } = await setUp({ tokens: { ada: verified() }, stored })

    expect((await remove()).status).toBe(204)
    expect(await left()).toEqual(nothing)
  })

  test('race: the owner’s login resets the profile during the attacker’s DELETE → 401, nothing is deleted', async () => {
    const tokens = { ada: user(), owner: { ...verified(), authTime: currentTime() + 1 } }
    const { remove, login, left } = await setUp({
      tokens,
      stored: { emailVerified: false, signInMethod: 'password' },
      change: ({ profiles }) => {
        let arrived = false
        return {
          profiles: {
            ...profiles,
            remove: async (...args) => {
              if (!arrived) expect((await login('owner')).status).toBe(200)
              arrived = true
              await profiles.remove(...args)
            },
          },
        }
      },
    })

    expect((await remove()).status).toBe(401)
    expect(await left()).toEqual(everything)
  })
})

test('deletion → at most two reads and two writes', async () => {
  const reads: unknown[] = []
  const writes: unknown[] = []
  const { remove } = await setUp({
    change: ({ profiles }) => ({
      profiles: {
        ...profiles,
        read: (uid) => profiles.read((reads.push(uid), uid)),
        remove: (uid, version) => profiles.remove((writes.push(uid), uid), version),
      },
    }),
  })

  await remove()

  expect([reads.length, writes.length]).toEqual([1, 2])
})
