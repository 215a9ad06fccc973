import { fieldOf, parseJson } from '../browser/json.ts'
import { localStore } from '../browser/storage.ts'
import type { User } from './account.ts'

const prefix = 'firebase:authUser:'

/** Whether a change of this localStorage key (null: of all of them) can be a sign-in or a sign-out. */
export const isSessionKey = (key: string | null) => key === null || key.startsWith(prefix)

/**
 * Whether the auth SDK keeps a session in localStorage, told without loading the SDK. Storage that
 * throws counts as signed out; a session that cannot be read still counts as one.
 */
export const hasStoredSession = () => sessionKey() !== undefined

/** Who is in that session. */
export function storedSession(): User | undefined {
  const key = sessionKey()
  return key === undefined ? undefined : parseUser(localStore.read(key))
}

const sessionKey = () => localStore.keys().find((name) => name.startsWith(prefix))

function parseUser(text: string | undefined): User {
  const kept = parseJson(text)
  const textOf = (name: string) => {
    const value = fieldOf(kept, name)
    return typeof value === 'string' ? value : ''
  }
  return { uid: textOf('uid'), email: textOf('email'), displayName: textOf('displayName') }
}
