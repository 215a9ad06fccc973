import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { emptyDetails, type Profile } from '@shop/contract/profile'
import type { Account } from '../account/account.ts'
import { AccountContext } from '../account/use-account.ts'
import { Toaster } from '../components/toaster.tsx'

export const nadia = { uid: 'nadia', email: 'nadia@example.com', displayName: 'Nadia Rahman' }

export const nadiasProfile: Profile = {
  ...emptyDetails,
  uid: 'nadia',
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  phone: '+880 1711-223344',
  // Already the next day in Dhaka.
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

/** An account of a signed-out visitor for whom everything works, but for what a test says. */
export const fakeAccount = (parts: Partial<Account> = {}): Account => ({
  user: undefined,
  prepare: () => undefined,
  signIn: () => Promise.resolve({ ok: true }),
  signUp: () => Promise.resolve({ ok: true }),
  signInWithGoogle: () => Promise.resolve({ ok: true }),
  signOut: () => Promise.resolve(true),
  loadProfile: () => Promise.resolve({ ok: true, profile: nadiasProfile }),
  saveProfile: () => Promise.resolve({ ok: true, profile: nadiasProfile }),
  ...parts,
})

/** Renders a part of the shop as it stands in the app; `show` renders it again for another account. */
export function renderWithAccount(part: ReactNode, parts: Partial<Account> = {}, at = '/start') {
  const app = (account: Account) => (
    <MemoryRouter initialEntries={[at]}>
      <AccountContext value={account}>{part}</AccountContext>
      <Whereabouts />
      <div role="status">
        <Toaster />
      </div>
    </MemoryRouter>
  )
  const { rerender } = render(app(fakeAccount(parts)))
  return {
    visitor: userEvent.setup(),
    show: (changed: Partial<Account>) => rerender(app(fakeAccount({ ...parts, ...changed }))),
  }
}

function Whereabouts() {
  return <aside aria-label="Whereabouts">{useLocation().pathname}</aside>
}

/** A promise to be kept by the test, when it likes. */
export function promised<Value>() {
  let keep: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}
