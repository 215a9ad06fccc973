import { createRequire } from 'node:module'

/** The part of the Auth emulator's state that this module changes. */
export type Account = { createdAt?: string; validSince?: string }

export type Accounts = {
  createUserWithLocalId: (uid: string, account: Account) => Account | undefined
}

/*
 * Preloaded before firebase-tools (start-emulators.ts). Its Auth emulator reads the clock twice for a new
 * account. If a new second starts in between, `validSince` is later than the token's `auth_time`, and
 * the token counts as revoked. This patch sets `validSince` to the creation time.
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
