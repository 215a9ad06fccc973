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
  return key === undefined ? undefined : parseUser(localStorage.getItem(key))
}

function sessionKey(): string | undefined {
  try {
    return Object.keys(localStorage).find((name) => name.startsWith(prefix))
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
