import type { User } from './account.ts'

const prefix = 'firebase:authUser:'

/** Whether a change of this localStorage key (null: of all of them) can be a sign-in or a sign-out. */
export const isSessionKey = (key: string | null) => key === null || key.startsWith(prefix)

/**
 * The session that the auth SDK keeps in localStorage, read without loading the SDK. Storage that
 * throws counts as signed out; a session that cannot be read still counts as one.
 */
export function storedSession(): User | undefined {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix))
    return key === undefined ? undefined : parseUser(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

function parseUser(text: string | null): User {
  const kept = parseObject(text)
  const textOf = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '')
  return { uid: textOf('uid'), email: textOf('email'), displayName: textOf('displayName') }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
