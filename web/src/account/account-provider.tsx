import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { AccountStore, User } from './store.ts'

export type Account = Pick<AccountStore, 'run' | 'preload'> & { user: User | undefined }

export const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountContext above it')
  return account
}

export function AccountProvider({ store, children }: { store: AccountStore; children: ReactNode }) {
  const { run, preload } = store
  // React hydrates with the prerendered, signed-out state.
  const user = useSyncExternalStore(store.subscribe, store.user, () => undefined)
  return <AccountContext value={{ run, preload, user }}>{children}</AccountContext>
}
