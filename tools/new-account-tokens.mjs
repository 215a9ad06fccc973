// @ts-check
import { createRequire } from 'node:module'

/**
 * What the Auth emulator keeps of an account, and where.
 * @typedef {{ createdAt?: string, validSince?: string }} Account
 * @typedef {{ createUserWithLocalId: (uid: string, account: Account) => Account | undefined }} Accounts
 */

/*
 * Loaded ahead of firebase-tools (emulators.mjs). Its Auth emulator reads the clock twice for a new
 * account. Where a second begins in between, the account's tokens count as revoked: its owner signed
 * in in one second, and they are valid since the next. Here they are valid since it was made.
 */
/** @type {unknown} */
const emulator = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/state')
const { prototype: accounts } = /** @type {{ ProjectState: { prototype: Accounts } }} */ (emulator)
  .ProjectState
const create = accounts.createUserWithLocalId

/** @this {Accounts} @param {string} uid @param {Account} account */
function createWithValidTokens(uid, account) {
  const { createdAt, validSince } = account
  if (createdAt === undefined || validSince === undefined) return create.call(this, uid, account)
  const second = String(Math.floor(Number(createdAt) / 1000))
  return create.call(this, uid, { ...account, validSince: second })
}
accounts.createUserWithLocalId = createWithValidTokens
