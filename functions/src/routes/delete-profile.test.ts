import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../profiles/open-profile.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import {
  callOf,
  clientsOf,
  currentTime,
  memoryAccounts,
  storeProfile,
  userOf,
} from '../testing/test-app.ts'

type Change = (services: Services) => Partial<Services>

/** Clients of Ada, who has an account and a profile. `change` replaces services. */
async function setUp(change: Change = () => ({}), authTime = currentTime()) {
  const user = userOf('ada', { authTime })
  const services = { profiles: memoryProfiles(), accounts: memoryAccounts() }
  await storeProfile(services.profiles, user)
  return {
    ...services,
    ...clientsOf({ ada: user }, { ...services, ...change(services) }),
    removeProfile: () => services.profiles.remove(callOf(user)),
    left: async () => ({
      profile: (await services.profiles.read('ada')) !== undefined,
      account: (await services.accounts.find(callOf(user))) !== undefined,
    }),
  }
}

const nothing = { profile: false, account: false }
const everything = { profile: true, account: true }

afterEach(() => void vi.useRealTimers())

test('a deleted user gets 204 from DELETE again, 401 from a write, and 404 from a read', async () => {
  const { remove, get, put, register, left } = await setUp()

  const reply = await remove('ada')

  expect([reply.status, reply.text]).toEqual([204, ''])
  expect(reply.headers).toHaveProperty('cache-control', 'private, no-store')
  expect(await left()).toEqual(nothing)
  expect((await remove('ada')).status).toBe(204)
  expect((await register('ada')).status).toBe(401)
  expect((await put('ada')).status).toBe(401)
  expect((await get('ada')).status).toBe(404)
  expect(await left()).toEqual(nothing)
})

test('DELETE removes an account without a profile', async () => {
  const { remove, removeProfile, left } = await setUp()
  await removeProfile()

  expect((await remove('ada')).status).toBe(204)
  expect(await left()).toEqual(nothing)
})

test('two DELETEs at once both answer 204', async () => {
  const { remove, left } = await setUp()

  const replies = await Promise.all([remove('ada'), remove('ada')])

  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect(await left()).toEqual(nothing)
})

test('DELETE removes nothing when the sign-in was more than five minutes ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const { remove, left } = await setUp(undefined, currentTime() - 301)

  const reply = await remove('ada')

  expect(reply.status).toBe(403)
  expect(reply.body).toEqual({
    code: 'recent-sign-in-required',
    message: 'Please sign in again, then delete your account.',
  })
  expect(await left()).toEqual(everything)
  const inTime = await setUp(undefined, currentTime() - 300)
  expect((await inTime.remove('ada')).status).toBe(204)
})

/** Makes the first call of the function fail before or after its effect. */
function failingOnce<Args extends unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  moment: 'before' | 'after',
) {
  let isFirst = true
  return async (...args: Args) => {
    const fails = isFirst
    isFirst = false
    if (fails && moment === 'before') throw new ApiError('unavailable')
    const result = await act(...args)
    if (fails) throw new ApiError('unavailable')
    return result
  }
}

const steps = ['profile', 'account', 'profile once more'] as const
const moments = ['before', 'after'] as const
const failures = steps.flatMap((step) => moments.map((moment) => ({ step, moment })))

test.each(failures)('a failure $moment removing the $step is retried', async ({ step, moment }) => {
  const { remove, left } = await setUp(
    ({ profiles, accounts }) =>
      ({
        profile: { profiles: { ...profiles, change: failingOnce(profiles.change, moment) } },
        account: { accounts: { ...accounts, remove: failingOnce(accounts.remove, moment) } },
        'profile once more': {
          profiles: { ...profiles, remove: failingOnce(profiles.remove, moment) },
        },
      })[step],
  )

  expect((await remove('ada')).status).toBe(503)
  const { profile, account } = await left()
  expect(profile && !account).toBe(false)
  expect((await remove('ada')).status).toBe(204)
  expect(await left()).toEqual(nothing)
})

test('DELETE removes a profile that another tab registers again before the account is deleted', async () => {
  const api = await setUp(({ accounts }) => ({
    accounts: {
      ...accounts,
      remove: async (call) => {
        expect((await api.register('ada')).status).toBe(201)
        await accounts.remove(call)
      },
    },
  }))

  expect((await api.remove('ada')).status).toBe(204)
  expect(await api.left()).toEqual(nothing)
})

test('a registration that has found the account before its deletion gets 401, and leaves no profile', async () => {
  let isFirst = true
  const api = await setUp(({ accounts }) => ({
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
  }))
  await api.removeProfile()

  expect((await api.register('ada')).status).toBe(401)
  expect(await api.left()).toEqual(nothing)
})

test('a registration gets 401 when its commit is retried after the account was deleted', async () => {
  const api = await setUp(({ profiles, accounts }) => ({
    profiles: {
      ...profiles,
      change: async (call, decide) => {
        await profiles.change(call, decide)
        // The response to the commit is lost, so the SDK runs the transaction again.
        await profiles.remove(call)
        await accounts.remove(call)
        return profiles.change(call, decide)
      },
    },
  }))
  await api.removeProfile()

  expect((await api.register('ada')).status).toBe(401)
  expect(await api.left()).toEqual(nothing)
})
