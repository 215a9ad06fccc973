import { fieldOf } from '../browser/json.ts'
import type { User } from './account.ts'

const prefix = 'firebase:authUser:'

/** Whether a storage event with this key can be a sign-in or sign-out. Null: all keys were cleared. */
export const isSessionKey = (key: string | null) => key === null || key.startsWith(prefix)

/** `expired`: the provider must renew the ID token before the session counts (docs/readings.md, 1). */
export type StoredSession = User & { expired: boolean }

/** Milliseconds by which the clocks of the device and the provider may differ. */
const clockSkewMs = 30_000

/**
 * Returns the auth SDK's record of the session in localStorage, without loading the SDK. Returns null
 * if the record is not JSON, and undefined if there is none or storage throws. This and `isExpired` are
 * part of every page, so they are shorter than with the helpers of browser/.
 */
export function sessionRecord(): unknown {
  let key: string | undefined
  try {
    key = Object.keys(localStorage).find((name) => name.startsWith(prefix))
    return key && JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return key && null
  }
}

type SdkRecord = { uid?: string; stsTokenManager: { expirationTime?: number } }

/** Whether the record's ID token has expired. A record that cannot be read counts as expired. */
export function isExpired(record: unknown): boolean {
  try {
    const { uid, stsTokenManager } = record as SdkRecord
    return !uid || !(Number(stsTokenManager.expirationTime) > Date.now() + clockSkewMs)
  } catch {
    return true
  }
}

/** Returns the stored session. Fields that the record lacks are ''. */
export function storedSession(): StoredSession | undefined {
  const record = sessionRecord()
  if (record === undefined) return undefined
  const textOf = (name: string) => {
    const value = fieldOf(record, name)
    return typeof value === 'string' ? value : ''
  }
  return {
    uid: textOf('uid'),
    email: textOf('email'),
    displayName: textOf('displayName'),
    expired: isExpired(record),
  }
}
