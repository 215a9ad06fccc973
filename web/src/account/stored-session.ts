import { fieldOf, parseJson } from '../browser/json.ts'
import { localStore } from '../browser/storage.ts'
import type { User } from './account.ts'

const prefix = 'firebase:authUser:'

/** Whether a storage event with this key can be a sign-in or sign-out. Null means that all keys were cleared. */
export const isSessionKey = (key: string | null) => key === null || key.startsWith(prefix)

/**
 * Whether localStorage contains a session of the auth SDK; works without loading the SDK. Storage
 * that throws counts as signed out. An unreadable session counts as a session.
 */
export const hasStoredSession = () => sessionKey() !== undefined

/** Returns the stored session's user; fields that cannot be read are ''. */
export function storedSession(): User | undefined {
  const key = sessionKey()
  return key === undefined ? undefined : parseUser(localStore.read(key))
}

const sessionKey = () => localStore.keys().find((name) => name.startsWith(prefix))

function parseUser(text: string | undefined): User {
  const stored = parseJson(text)
  const textOf = (name: string) => {
    const value = fieldOf(stored, name)
    return typeof value === 'string' ? value : ''
  }
  return { uid: textOf('uid'), email: textOf('email'), displayName: textOf('displayName') }
}
