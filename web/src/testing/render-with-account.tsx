import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { emptyDetails, type Profile } from '@shop/contract/profile'
import type { Account } from '../account/account.ts'
import type { AccountSettings } from '../account/account-settings.ts'
import { AccountContext } from '../account/use-account.ts'
import { Toaster } from '../ui/toaster.tsx'

export const nadia = {
  uid: 'nadia',
  email: 'nadia@example.com',
  displayName: 'Nadia Rahman',
}

export const nadiasProfile: Profile = {
  ...emptyDetails,
  uid: 'nadia',
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  phone: '+880 1711-223344',
  // In Dhaka this time is on the next day.
  createdAt: '2026-11-19T20:00:00.000Z',
  updatedAt: '2026-11-19T20:00:00.000Z',
  address: {
    street: 'House 14, Road 7',
    city: 'Dhaka',
    state: 'Dhaka Division',
    zip: '1205',
    country: 'Bangladesh',
  },
}

/** The account of a signed-out visitor. Every action succeeds unless a test overrides it. */
export const fakeAccount = (overrides: Partial<Account> = {}): Account => ({
  user: undefined,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: true }),
  signUp: () => Promise.resolve({ ok: true }),
  signInWithGoogle: () => Promise.resolve({ ok: true }),
  signOut: () => Promise.resolve(true),
  loadProfile: () => Promise.resolve({ ok: true, profile: nadiasProfile }),
  saveProfile: () => Promise.resolve({ ok: true, profile: nadiasProfile }),
  settings: () => Promise.resolve(fakeSettings()),
  ...overrides,
})

const succeeds = () => Promise.resolve({ ok: true } as const)

/** The settings of a user with a password. Every action succeeds unless a test overrides it. */
export const fakeSettings = (overrides: Partial<AccountSettings> = {}): AccountSettings => ({
  hasPassword: () => true,
  setPassword: succeeds,
  sendPasswordReset: succeeds,
  deleteAccount: succeeds,
  loadData: () => Promise.resolve({ ok: true, data: {} }),
  measuresUsage: false,
  sharesUsage: () => true,
  setSharesUsage: () => ({ ok: true }),
  ...overrides,
})

/** Renders an element with router, account and toaster. `show` renders it again with a changed account. */
export function renderWithAccount(
  element: ReactNode,
  overrides: Partial<Account> = {},
  path = '/start',
) {
  const app = (account: Account) => (
    <MemoryRouter initialEntries={[path]}>
      <AccountContext value={account}>{element}</AccountContext>
      <CurrentPath />
      <div role="status">
        <Toaster />
      </div>
    </MemoryRouter>
  )
  const { rerender } = render(app(fakeAccount(overrides)))
  return {
    visitor: userEvent.setup(),
    show: (changed: Partial<Account>) => rerender(app(fakeAccount({ ...overrides, ...changed }))),
  }
}

function CurrentPath() {
  return <aside aria-label="Current path">{useLocation().pathname}</aside>
}

/** A promise that the test resolves. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve }
}
