import type { FirebaseOptions } from 'firebase/app'
import { fieldOf, parseJson } from '../browser/json.ts'
import { localStore } from '../browser/storage.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import { isDemo } from './demo-project.ts'
import { sessionKey, webConfigKey, webConfigUrl } from './stored-session.ts'

/** The Firebase options. `authEmulator` is the Auth emulator's origin, set only for demo projects. */
export type WebConfig = { firebase: FirebaseOptions; authEmulator?: string | undefined }
export type StoredConfig = WebConfig & { origins: string[] }

const timeoutMs = 8_000

/** The served config comes first: storage must not choose the project that receives a password. @throws without any */
export async function loadWebConfig(authDomain?: string): Promise<WebConfig> {
  const cache = sessionKey() ? 'force-cache' : 'default'
  try {
    return await withTimeout(timeoutMs, (signal) => fetchConfig(signal, cache, authDomain))
  } catch (error) {
    // So that a stored session also opens offline.
    const stored = storedConfig()
    if (!stored) throw error
    return stored
  } finally {
    // The browser's cache, which no script can change, saves a round trip. A new config counts at the next visit.
    if (cache === 'force-cache') whenIdle(() => void updateCache())
  }
}

const updateCache = () => fetch(webConfigUrl, { cache: 'reload' }).catch(() => undefined)

async function fetchConfig(
  signal: AbortSignal,
  cache: RequestCache,
  authDomain?: string,
): Promise<WebConfig> {
  // On this machine the project is probably a demo project, so its two files load in parallel.
  const emulator = isLocal() ? emulatorOrigin(signal) : undefined
  // Only a demo project awaits it.
  emulator?.catch(() => undefined)
  const response = await fetch(webConfigUrl, { signal, cache })
  if (!response.ok) throw new Error(`init.json returned status ${response.status}`)
  const served = parseOptions(await response.json())
  if (!served) throw new Error('init.json contains no web config')
  const firebase = authDomain ? { ...served, authDomain } : served

  const authEmulator = isDemo(firebase.projectId)
    ? await (emulator ?? emulatorOrigin(signal))
    : undefined
  storeConfig({ firebase, authEmulator })
  return { firebase, authEmulator }
}

const isLocal = () => /^(localhost|127\.0\.0\.1)$/.test(location.hostname)

/** Parses the Auth emulator's origin from init.js, the only file that contains it. The script never runs. */
async function emulatorOrigin(signal: AbortSignal): Promise<string | undefined> {
  const text = await (await fetch('/__/firebase/init.js?useEmulator=true', { signal })).text()
  const emulators = /firebaseEmulators = (\{[^]*?^\})/m.exec(text)?.[1]
  const address = fieldOf(fieldOf(parseJson(emulators), 'auth'), 'hostAndPort')
  return typeof address === 'string' ? `http://${address}` : undefined
}

function storedConfig(): WebConfig | undefined {
  const stored = parseJson(localStore.read(webConfigKey))
  const firebase = parseOptions(fieldOf(stored, 'firebase'))
  if (!firebase) return undefined
  const emulator = isDemo(firebase.projectId) ? fieldOf(stored, 'authEmulator') : undefined
  return { firebase, authEmulator: typeof emulator === 'string' ? emulator : undefined }
}

const production = ['https://securetoken.googleapis.com', 'https://identitytoolkit.googleapis.com']

function storeConfig(config: WebConfig) {
  const origins = config.authEmulator === undefined ? production : [config.authEmulator]
  const stored: StoredConfig = { ...config, origins }
  // If the write fails, the stored config is outdated or was planted by an attacker.
  if (!localStore.write(webConfigKey, JSON.stringify(stored))) localStore.remove(webConfigKey)
}

function parseOptions(value: unknown): FirebaseOptions | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = Object.entries(value).filter(([, part]) => typeof part === 'string')
  const options: FirebaseOptions = Object.fromEntries(texts)
  return options.apiKey ? options : undefined
}
