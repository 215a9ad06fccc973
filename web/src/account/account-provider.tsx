import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { AccountStore } from './create-account.ts'
import { AccountContext } from './use-account.ts'

type Props = { store: AccountStore; children: ReactNode }

/** Provides the account to screens and layout. They render again after a sign-in or sign-out. */
export function AccountProvider({ store, children }: Props) {
  const [user, setUser] = useState(store.user)

  useEffect(() => {
    // A transition, because a screen below may not be hydrated yet.
    const update = () => startTransition(() => setUser(store.user()))
    update()
    return store.subscribe(update)
  }, [store])

  const account = useMemo(() => ({ ...store, user }), [store, user])
  return <AccountContext value={account}>{children}</AccountContext>
}
