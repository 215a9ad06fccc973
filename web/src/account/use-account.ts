import { createContext, useContext } from 'react'
import type { Account } from './account.ts'

export const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountContext above it')
  return account
}
