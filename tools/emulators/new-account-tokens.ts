import { createRequire } from 'node:module'

/** What the Auth emulator keeps of an account, and where. */

export type Account = { createdAt?: string; validSince?: string }

export type Accounts = {
  createUserWithLocalId: (uid: string, account: Account) => Account | undefined
}

/*
 * Loaded ahead of firebase-tools (start-emulators.ts). Its Auth emulator reads the clock twice for a new
 * account. Where a second begins in between, the account's tokens count as revoked: its owner signed
 * in in one second, and they are valid since the next. Here they are valid since it was made.
 */
const emulator: unknown = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/state')
const { prototype: accounts } = (emulator as { ProjectState: { prototype: Accounts } }).ProjectState
const create = accounts.createUserWithLocalId

function createWithValidTokens(this: Accounts, uid: string, account: Account) {
  const { createdAt, validSince } = account
  if (createdAt === undefined || validSince === undefined) return create.call(this, uid, account)
  const second = String(Math.floor(Number(createdAt) / 1000))
  return create.call(this, uid, { ...account, validSince: second })
}
accounts.createUserWithLocalId = createWithValidTokens
