import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { AccountStore } from './create-account.ts'
import { AccountContext } from './use-account.ts'

type Props = { store: AccountStore; children: ReactNode }

const signedOut = () => undefined

/** Provides the account to screens and layout. They render again after a sign-in or sign-out. */
export function AccountProvider({ store, children }: Props) {
  // React hydrates with the prerendered, signed-out state.
  const user = useSyncExternalStore(store.subscribe, store.user, signedOut)
  const account = useMemo(() => ({ ...store, user }), [store, user])
  return <AccountContext value={account}>{children}</AccountContext>
}
