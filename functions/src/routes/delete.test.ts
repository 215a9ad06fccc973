import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../profiles/open-profile.ts'
import { clientsOf } from '../testing/clients.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { callOf, currentTime, memoryAccounts, storeProfile, userOf } from '../testing/test-app.ts'

type Change = (services: Services) => Partial<Services>

/** Clients of Ada, who has an account and a profile. `change` replaces services. */
async function setUp({
  user = userOf('ada'),
  change = () => ({}),
}: { user?: User; change?: Change } = {}) {
  const services = { profiles: memoryProfiles(), accounts: memoryAccounts() }
  await storeProfile(services.profiles, userOf('ada'))
  const left = async () => ({
    profile: (await services.profiles.read('ada')) !== undefined,
    account: (await services.accounts.find(callOf(user))) !== undefined,
  })
  return { ...services, ...clientsOf({ ada: user }, { ...services, ...change(services) }), left }
}

const nothing = { profile: false, account: false }
const everything = { profile: true, account: true }

test('DELETE removes profile and account, and answers 204 without a body', async () => {
  const { remove, left } = await setUp()

  const reply = await remove('ada')

  expect([reply.status, reply.text]).toEqual([204, ''])
  expect(reply.headers).toHaveProperty('cache-control', 'private, no-store')
  expect(await left()).toEqual(nothing)
})

test('a deleted user gets 204 from DELETE again, 401 from a write, and 404 from a read', async () => {
  const { remove, get, put, register, left } = await setUp()
  await remove('ada')

  expect((await remove('ada')).status).toBe(204)
  expect((await register('ada')).status).toBe(401)
  expect((await put('ada', {})).status).toBe(401)
  expect((await get('ada')).status).toBe(404)
  expect(await left()).toEqual(nothing)
})

test('DELETE removes an account without a profile', async () => {
  const { remove, profiles, left } = await setUp()
  await profiles.remove(callOf(userOf('ada')))

  expect((await remove('ada')).status).toBe(204)
  expect(await left()).toEqual(nothing)
})

test('two DELETEs at once both answer 204', async () => {
  const { remove, left } = await setUp()

  const replies = await Promise.all([remove('ada'), remove('ada')])

  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect(await left()).toEqual(nothing)
})

describe('age of the sign-in', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  test('DELETE succeeds when the sign-in was five minutes ago', async () => {
    const { remove } = await setUp({ user: userOf('ada', { authTime: currentTime() - 300 }) })

    expect((await remove('ada')).status).toBe(204)
  })

  test('DELETE removes nothing when the sign-in was earlier', async () => {
    const { remove, left } = await setUp({ user: userOf('ada', { authTime: currentTime() - 301 }) })

    const reply = await remove('ada')

    expect(reply.status).toBe(403)
    expect(reply.body).toEqual({
      code: 'recent-sign-in-required',
      message: 'Please sign in again, then delete your account.',
    })
    expect(await left()).toEqual(everything)
  })

  test('DELETE of a deleted user removes a profile that was left over, however old the sign-in', async () => {
    const { remove, profiles, left } = await setUp()
    await remove('ada')
    await storeProfile(profiles, userOf('ada'))
    vi.setSystemTime(Date.now() + 3_000_000)

    expect((await remove('ada')).status).toBe(204)
    expect(await left()).toEqual(nothing)
  })
})

/** Makes the first call of the function fail before or after its effect. */
function failingOnce<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
  moment: 'before' | 'after',
) {
  let isFirst = true
  return async (...args: Args) => {
    const fails = isFirst
    isFirst = false
    if (!fails || moment === 'after') await act(...args)
    if (fails) throw new ApiError('unavailable')
  }
}

describe.each(['before', 'after'] as const)('failure %s a step', (moment) => {
  test.each<[step: string, change: Change]>([
    [
      'the profile',
      ({ profiles }) => ({
        profiles: { ...profiles, change: failingOnce(profiles.change, moment) },
      }),
    ],
    [
      'the account',
      ({ accounts }) => ({
        accounts: { ...accounts, remove: failingOnce(accounts.remove, moment) },
      }),
    ],
    [
      'the profile once more',
      ({ profiles }) => ({
        profiles: { ...profiles, remove: failingOnce(profiles.remove, moment) },
      }),
    ],
  ])(
    'removing %s leaves no profile without an account, and a retry completes it',
    async (_, change) => {
      const { remove, left } = await setUp({ change })

      expect((await remove('ada')).status).toBe(503)
      const { profile, account } = await left()
      expect(profile && !account).toBe(false)
      expect((await remove('ada')).status).toBe(204)
      expect(await left()).toEqual(nothing)
    },
  )
})

test('DELETE removes a profile that another tab registers again before the account is deleted', async () => {
  const api = await setUp({
    change: ({ accounts }) => ({
      accounts: {
        ...accounts,
        remove: async (call) => {
          expect((await api.register('ada')).status).toBe(201)
          await accounts.remove(call)
        },
      },
    }),
  })

  expect((await api.remove('ada')).status).toBe(204)
  expect(await api.left()).toEqual(nothing)
})

test('a registration that has found the account before its deletion gets 401, and leaves no profile', async () => {
  let isFirst = true
  const api = await setUp({
    change: ({ accounts }) => ({
      accounts: {
        ...accounts,
        find: async (call) => {
          const account = await accounts.find(call)
          const isRegistration = isFirst
          isFirst = false
          if (isRegistration) expect((await api.remove('ada')).status).toBe(204)
          return account
        },
      },
    }),
  })
  await api.profiles.remove(callOf(userOf('ada')))

  expect((await api.register('ada')).status).toBe(401)
  expect(await api.left()).toEqual(nothing)
})

test('a registration gets 401 when its commit is retried after the account was deleted', async () => {
  const api = await setUp({
    change: ({ profiles }) => ({
      profiles: {
        ...profiles,
        change: async (call, decide) => {
          await profiles.change(call, decide)
          // The response to the commit is lost, so the SDK runs the transaction again.
          await profiles.remove(call)
          await api.accounts.remove(call)
          await profiles.change(call, decide)
        },
      },
    }),
  })
  await api.profiles.remove(callOf(userOf('ada')))

  expect((await api.register('ada')).status).toBe(401)
  expect(await api.left()).toEqual(nothing)
})
