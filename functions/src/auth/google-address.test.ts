import type { UserRecord } from 'firebase-admin/auth'
import { expect, test } from 'vitest'
import { googleAddressWithFirebase } from './google-address.ts'

const user = { uid: 'ada', email: 'eve@example.com', googleId: 'g-ada' }

const addressOf = (providerData: object[]) =>
  googleAddressWithFirebase(() => ({
    getUser: () => Promise.resolve({ email: user.email, providerData } as unknown as UserRecord),
  }))(user)

test('sign-in with a linked Google account → returns the e-mail of that account', async () => {
  const address = await addressOf([
    { providerId: 'password', uid: 'eve@example.com', email: 'eve@example.com' },
    { providerId: 'google.com', uid: 'g-ada', email: 'ada@example.com' },
  ])

  expect(address).toBe('ada@example.com')
})

test('Google account is no longer linked → 401', async () => {
  const others = [{ providerId: 'google.com', uid: 'g-eve', email: 'eve@example.com' }]

  await expect(addressOf(others)).rejects.toMatchObject({ status: 401 })
})
