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
  const record = {
    ...{ disabled: false, email: 'Ada@example.com', providerData: [{ providerId: 'password' }] },
    metadata: { creationTime: timeOf(authTime - 60) },
    ...account,
  }
  const auth = {
    getUser: vi.fn(() => Promise.resolve(record)),
    updateUser: vi.fn(() => Promise.resolve(changed)),
    deleteUser: vi.fn(() => Promise.resolve()),
  }
  return { auth, record, accounts: accountsOf(auth) }
}

test('finds an account that was signed out everywhere before this sign-in', async () => {
  const { accounts } = setUp({ account: { tokensValidAfterTime: timeOf(authTime) } })

  const createdAt = authTime - 60
  expect(await accounts.find(call)).toEqual({ signInMethods: ['password'], createdAt })
})

test.each([
  ['is disabled', { disabled: true }],
  ['was signed out everywhere afterwards', { tokensValidAfterTime: timeOf(authTime + 1) }],
  ['has another e-mail by now', { email: 'eve@example.com' }],
])('throws unauthenticated, and changes nothing, when the account %s', async (_, account) => {
  const { auth, accounts } = setUp({ account })

  for (const result of [accounts.find(call), accounts.removeOtherAccess(call)])
    await expect(result).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(auth.updateUser).not.toHaveBeenCalled()
})

test('ends earlier sessions, and removes the methods that this sign-in did not use', async () => {
  const { auth, record, accounts } = setUp()

  await accounts.removeOtherAccess(call)
  auth.getUser.mockResolvedValueOnce({ ...record, providerData: [{ providerId: 'google.com' }] })
  await accounts.removeOtherAccess(call)

  expect(auth.updateUser.mock.calls).toEqual([
    ['ada', { validSince: authTime, providersToUnlink: ['password'] }],
    ['ada', { validSince: authTime }],
  ])
})

test('restores the e-mail when the provider has removed it with the password', async () => {
  const { auth, accounts } = setUp({ changed: {} })

  await accounts.removeOtherAccess(call)

  const restored = { validSince: authTime, email: 'ada@example.com', emailVerified: true }
  expect(auth.updateUser).toHaveBeenLastCalledWith('ada', restored)
})

const everyMethod = (accounts: Accounts, by = call) => [
  accounts.find(by),
  accounts.remove(by),
  accounts.removeOtherAccess(by),
]

function failing(code: string) {
  const fail = () => Promise.reject(Object.assign(new Error('failed'), { code }))
  return accountsOf({ getUser: fail, updateUser: fail, deleteUser: fail })
}

test('nothing is found or changed when the account does not exist', async () => {
  const accounts = failing('auth/user-not-found')

  expect(await accounts.find(call)).toBeUndefined()
  await expect(accounts.remove(call)).resolves.toBeUndefined()
  await expect(accounts.removeOtherAccess(call)).rejects.toHaveProperty('code', 'unauthenticated')
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
