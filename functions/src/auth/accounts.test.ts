import type { Auth, UserRecord } from 'firebase-admin/auth'
import { describe, expect, test, vi } from 'vitest'
import { accountsWithFirebase } from './accounts.ts'

const failingWith = (code: string) => () =>
  Promise.reject(Object.assign(new Error('failed'), { code }))

const accounts = (methods: Partial<Pick<Auth, 'deleteUser' | 'getUser'>>) =>
  accountsWithFirebase(() => ({ deleteUser: vi.fn(), getUser: vi.fn(), ...methods }))

describe('remove', () => {
  test('existing account → is deleted at the provider', async () => {
    const deleteUser = vi.fn(() => Promise.resolve())

    await accounts({ deleteUser }).remove('ada')

    expect(deleteUser).toHaveBeenCalledExactlyOnceWith('ada')
  })

  test('account that does not exist → no error', async () => {
    const deleteUser = failingWith('auth/user-not-found')

    await expect(accounts({ deleteUser }).remove('ada')).resolves.toBeUndefined()
  })

  test.each(['auth/internal-error', 'auth/insufficient-permission'])(
    'provider error %s → unavailable',
    async (code) => {
      const deleteUser = failingWith(code)

      await expect(accounts({ deleteUser }).remove('ada')).rejects.toMatchObject({
        code: 'unavailable',
        cause: { code },
      })
    },
  )
})

const record: object = { uid: 'ada' }

test.each([
  ['the account exists', () => Promise.resolve(record as UserRecord), false],
  ['the account does not exist', failingWith('auth/user-not-found'), true],
  ['the provider is unreachable', failingWith('auth/internal-error'), false],
])('isMissing, %s → %3$s', async (_, getUser, missing) => {
  expect(await accounts({ getUser }).isMissing('ada')).toBe(missing)
})
