import { fieldOf, parseJson } from '../browser/json.ts'
import type { User } from './store.ts'
import type { StoredConfig } from './web-config.ts'

const prefix = 'firebase:authUser:'

/** Null: all keys were cleared. */
export const isSessionKey = (key: string | null) => key === null || key.startsWith(prefix)

// A record with another API key than that of the stored web config is another app's, or an old one. Part of every
// page, so shorter than with the helpers of browser/.
export function sessionKey(): string | undefined {
  const start = prefix + (storedConfig()?.firebase?.apiKey ?? '')
  try {
    return Object.keys(localStorage).find((key) => key.startsWith(start))
  } catch {
    return undefined
  }
}

export function storedSession(): User | undefined {
  const key = sessionKey()
  if (key === undefined) return undefined
  const record = parseJson(localStorage.getItem(key) ?? undefined)
  const textOf = (name: string) => {
    const value = fieldOf(record, name)
    return typeof value === 'string' ? value : ''
  }
  return { uid: textOf('uid'), email: textOf('email'), displayName: textOf('displayName') }
}

export const webConfigUrl = '/__/firebase/init.json'

export const webConfigKey = 'web-config'

function storedConfig(): Partial<StoredConfig> | null | undefined {
  try {
    return JSON.parse(localStorage[webConfigKey] as string) as Partial<StoredConfig> | null
  } catch {
    return undefined
  }
}

export const providerOrigins = (): string[] => storedConfig()?.origins ?? []
