import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { AccountStore } from './create-account.ts'
import { AccountContext } from './use-account.ts'

type Props = { store: AccountStore; children: ReactNode }

/** Gives the account to screens and frame, and renders them anew when somebody signs in or out. */
export function AccountProvider({ store, children }: Props) {
  const [user, setUser] = useState(store.user)

  useEffect(() => {
    // A transition: below may be a screen that is not hydrated yet.
    const follow = () => startTransition(() => setUser(store.user()))
    follow()
    return store.subscribe(follow)
  }, [store])

  const account = useMemo(() => ({ ...store, user }), [store, user])
  return <AccountContext value={account}>{children}</AccountContext>
}
