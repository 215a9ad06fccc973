import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { AccountStore } from './create-account.ts'
import { AccountContext } from './use-account.ts'

type Props = {
  store: AccountStore
  /** Whether the first render must match the prerendered page of a signed-out visitor. */
  hydrating: boolean
  children: ReactNode
}

/** Provides the account to screens and layout. They render again after a sign-in or sign-out. */
export function AccountProvider({ store, hydrating, children }: Props) {
  const [user, setUser] = useState(hydrating ? undefined : store.user)

  useEffect(() => {
    // Without startTransition, React would discard the prerendered screen if it is not hydrated yet.
    const update = () => startTransition(() => setUser(store.user()))
    update()
    return store.subscribe(update)
  }, [store])

  // Shows the .account-part elements. app/session-script.ts has hidden them if a session is stored.
  useLayoutEffect(() => {
    if (user === store.user()) delete document.documentElement.dataset.account
  }, [store, user])

  const account = useMemo(() => ({ ...store, user }), [store, user])
  return <AccountContext value={account}>{children}</AccountContext>
}
