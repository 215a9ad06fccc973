import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { AccountStore, User } from './store.ts'

/** The signed-in user and the actions. Screens and layout choose the toasts and redirects themselves. */
export type Account = Pick<AccountStore, 'run' | 'preload'> & { user: User | undefined }

export const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountContext above it')
  return account
}

const signedOut = () => undefined

type Props = { store: AccountStore; children: ReactNode }

export function AccountProvider({ store, children }: Props) {
  const { run, preload } = store
  // React hydrates with the prerendered, signed-out state.
  const user = useSyncExternalStore(store.subscribe, store.user, signedOut)
  const account = useMemo(() => ({ run, preload, user }), [run, preload, user])
  return <AccountContext value={account}>{children}</AccountContext>
}
