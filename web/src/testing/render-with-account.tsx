import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { emptyDetails, type Profile } from '@shop/contract/profile'
import { AccountContext, type Account } from '../account/account-provider.tsx'
import type { AccountActions } from '../account/actions.ts'
import { done, success } from '../account/errors.ts'
import { ScrollAndFocus } from '../navigation/scroll-and-focus.tsx'
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

export type FakeAccount = Partial<Account & AccountActions>

const succeeds = () => Promise.resolve(done)

/** The actions of a user with a password. Every action succeeds unless a test overrides it. */
const fakeActions = (overrides: FakeAccount): AccountActions => ({
  signIn: succeeds,
  signUp: succeeds,
  signInWithGoogle: succeeds,
  signOut: succeeds,
  loadProfile: () => Promise.resolve(success(nadiasProfile)),
  saveProfile: () => Promise.resolve(success(nadiasProfile)),
  measurementId: undefined,
  hasPassword: () => true,
  setPassword: succeeds,
  sendPasswordReset: succeeds,
  deleteAccount: succeeds,
  loadData: () => Promise.resolve(success({})),
  ...overrides,
})

const fakeAccount = (overrides: FakeAccount): Account => ({
  user: undefined,
  preload: () => undefined,
  run: (action) => action(fakeActions(overrides)),
  ...overrides,
})

/** Renders an element with router, account and toaster. `show` renders it again with a changed account. */
export function renderWithAccount(
  element: ReactNode,
  overrides: FakeAccount = {},
  path = '/start',
) {
  const app = (account: Account) => (
    <MemoryRouter initialEntries={[path]}>
      <AccountContext value={account}>{element}</AccountContext>
      <CurrentPath />
      <ScrollAndFocus />
      <div role="status">
        <Toaster />
      </div>
    </MemoryRouter>
  )
  const { rerender } = render(app(fakeAccount(overrides)))
  return {
    visitor: userEvent.setup(),
    show: (changed: FakeAccount) => rerender(app(fakeAccount({ ...overrides, ...changed }))),
  }
}

function CurrentPath() {
  return <aside aria-label="Current path">{useLocation().pathname}</aside>
}

export function deferred<Value>() {
  let resolve: (value: Value | Promise<Value>) => void = () => undefined
  const promise = new Promise<Value>((resolvePromise) => (resolve = resolvePromise))
  return { promise, resolve }
}
