import type { Auth } from 'firebase-admin/auth'
import { expect, test, vi } from 'vitest'
import { callOf, userOf } from '../testing/test-app.ts'
import { accountsWithFirebase, type Accounts } from './accounts.ts'

const authTime = 1_800_000_000
const call = callOf(userOf('ada', { signInMethod: 'google.com', emailVerified: true, authTime }))
const timeOf = (seconds: number) => new Date(seconds * 1000).toUTCString()

/** @param changed the account after an update */
type Setup = { account?: object; changed?: { email?: string } }

const accountsOf = (auth: object) => accountsWithFirebase(() => auth as Auth)

function setUp({ account = {}, changed = { email: 'ada@example.com' } }: Setup = {}) {
  const record = { disabled: false, providerData: [{ providerId: 'password' }], ...account }
  const auth = {
    getUser: vi.fn(() => Promise.resolve(record)),
    updateUser: vi.fn(() => Promise.resolve(changed)),
    deleteUser: vi.fn(() => Promise.resolve()),
  }
  return { auth, accounts: accountsOf(auth) }
}

test('finds an account that was signed out everywhere before this sign-in', async () => {
  const { accounts } = setUp({ account: { tokensValidAfterTime: timeOf(authTime) } })

  expect(await accounts.find(call)).toEqual({ signInMethods: ['password'] })
})

test.each([
  ['is disabled', { disabled: true }],
  ['was signed out everywhere afterwards', { tokensValidAfterTime: timeOf(authTime + 1) }],
])('throws unauthenticated when the account %s', async (_, account) => {
  await expect(setUp({ account }).accounts.find(call)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('ends earlier sessions, and removes the methods that this sign-in did not use', async () => {
  const { auth, accounts } = setUp()

  await accounts.removeOtherAccess(call, { signInMethods: ['password', 'google.com'] })
  await accounts.removeOtherAccess(call, { signInMethods: ['google.com'] })

  expect(auth.updateUser.mock.calls).toEqual([
    ['ada', { validSince: authTime, providersToUnlink: ['password'] }],
    ['ada', { validSince: authTime }],
  ])
})

test('restores the e-mail when the provider has removed it with the password', async () => {
  const { auth, accounts } = setUp({ changed: {} })

  await accounts.removeOtherAccess(call, { signInMethods: ['password', 'google.com'] })

  const restored = { validSince: authTime, email: 'ada@example.com', emailVerified: true }
  expect(auth.updateUser).toHaveBeenLastCalledWith('ada', restored)
})

const everyMethod = (accounts: Accounts, by = call) => [
  accounts.find(by),
  accounts.remove(by),
  accounts.removeOtherAccess(by, { signInMethods: [] }),
]

function failing(code: string) {
  const fail = () => Promise.reject(Object.assign(new Error('failed'), { code }))
  return accountsOf({ getUser: fail, updateUser: fail, deleteUser: fail })
}

test('every method resolves to undefined when the account does not exist', async () => {
  for (const result of everyMethod(failing('auth/user-not-found')))
    expect(await result).toBeUndefined()
})

test('every method throws unavailable when the provider fails', async () => {
  const code = 'auth/insufficient-permission'
  for (const result of everyMethod(failing(code)))
    await expect(result).rejects.toMatchObject({ code: 'unavailable', cause: { code } })
})

test('no method calls the provider after the deadline', async () => {
  const { auth, accounts } = setUp()
  const late = { user: call.user, signal: AbortSignal.abort(new Error('too late')) }

  for (const result of everyMethod(accounts, late)) await expect(result).rejects.toThrow('too late')

  for (const method of Object.values(auth)) expect(method).not.toHaveBeenCalled()
})
