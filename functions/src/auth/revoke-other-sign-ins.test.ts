import type { UserRecord } from 'firebase-admin/auth'
import { expect, test, vi } from 'vitest'
import { revokeOtherSignInsWithFirebase } from './revoke-other-sign-ins.ts'

const signedInAt = 1_800_000_000
const user = { uid: 'ada', email: 'ada@example.com', signInMethod: 'google.com' }
const timeOf = (seconds: number) => new Date(seconds * 1000).toUTCString()

/** Revokes all sign-ins of this account but Google. Returns the arguments of each `updateUser` call. */
async function keepGoogle(account: object, changed: object = { email: user.email }) {
  const record = {
    ...{ disabled: false, providerData: [{ providerId: 'google.com' }] },
    ...{ metadata: { creationTime: timeOf(signedInAt - 60) }, ...account },
  }
  const updateUser = vi.fn(() => Promise.resolve(changed as UserRecord))
  const getUser = () => Promise.resolve(record as unknown as UserRecord)
  const revoke = revokeOtherSignInsWithFirebase(() => ({ getUser, updateUser }))
  await revoke({ ...user, authTime: signedInAt })
  return updateUser.mock.calls
}

const withPassword = { providerData: [{ providerId: 'password' }, { providerId: 'google.com' }] }

test('account with a password and Google → the password is unlinked', async () => {
  expect(await keepGoogle(withPassword)).toEqual([
    ['ada', { validSince: signedInAt, providersToUnlink: ['password'] }],
  ])
})

test('account created before this sign-in → earlier sessions end', async () => {
  expect(await keepGoogle({})).toEqual([['ada', { validSince: signedInAt }]])
})

test('account created by this sign-in → nothing changes', async () => {
  expect(await keepGoogle({ metadata: { creationTime: timeOf(signedInAt) } })).toEqual([])
})

test('unlinking the password removes the e-mail → the e-mail is restored and verified', async () => {
  const [, second] = await keepGoogle(withPassword, {})

  expect(second).toEqual(['ada', { email: user.email, emailVerified: true }])
})

test('user was signed out everywhere before this sign-in → no error', async () => {
  const account = { tokensValidAfterTime: timeOf(signedInAt) }

  await expect(keepGoogle(account)).resolves.toHaveLength(1)
})

test.each([
  ['is disabled', { disabled: true }],
  ['was signed out everywhere later', { tokensValidAfterTime: timeOf(signedInAt + 1) }],
])('user %s → 401, nothing changes', async (_, account) => {
  await expect(keepGoogle({ ...withPassword, ...account })).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['the user is deleted', 'auth/user-not-found', 401],
  ['the provider is unreachable', 'auth/internal-error', 503],
])('reading the account fails because %s (%s) → %i', async (_, code, status) => {
  const getUser = () => Promise.reject(Object.assign(new Error('failed'), { code }))
  const revoke = revokeOtherSignInsWithFirebase(() => ({ getUser, updateUser: vi.fn() }))

  await expect(revoke(user)).rejects.toMatchObject({ status })
})
