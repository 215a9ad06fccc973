import type { FirebaseOptions } from 'firebase/app'
import { fieldOf, parseJson } from '../../browser/json.ts'
import { localStore } from '../../browser/storage.ts'
import { withTimeout } from '../../browser/with-timeout.ts'

/** How to reach the identity provider; `authEmulator` is an origin, only ever set for a demo project. */
export type WebConfig = { firebase: FirebaseOptions; authEmulator?: string }

const storageKey = 'web-config'

/** A config that does not arrive within this many milliseconds counts as out of reach. */
const timeout = 8_000

/**
 * The config that Hosting serves at run time, so that one build fits every environment. Only where it
 * cannot be fetched the last one is used, so that a stored session opens offline too: the storage is
 * not trusted to name the project that a password is sent to.
 * Throws when there is neither a served nor a kept one.
 */
export async function loadWebConfig(): Promise<WebConfig> {
  try {
    return await withTimeout(timeout, serveConfig)
  } catch (error) {
    const kept = keptConfig()
    if (!kept) throw error
    return kept
  }
}

async function serveConfig(signal: AbortSignal): Promise<WebConfig> {
  const reply = await fetch('/__/firebase/init.json', { signal })
  if (!reply.ok) throw new Error(`init.json answered ${reply.status}`)
  const firebase = parseOptions(await reply.json())
  if (!firebase) throw new Error('init.json holds no web config')

  const authEmulator = isDemo(firebase) ? await emulatorOrigin(signal) : undefined
  const config = authEmulator === undefined ? { firebase } : { firebase, authEmulator }
  keep(config)
  return config
}

/** The emulators' addresses stand only in the text of init.js; it is read, never run. */
async function emulatorOrigin(signal: AbortSignal): Promise<string | undefined> {
  const text = await (await fetch('/__/firebase/init.js?useEmulator=true', { signal })).text()
  const emulators = /firebaseEmulators = (\{[^]*?^\})/m.exec(text)?.[1]
  const address = fieldOf(fieldOf(parseJson(emulators), 'auth'), 'hostAndPort')
  return typeof address === 'string' ? `http://${address}` : undefined
}

function keptConfig(): WebConfig | undefined {
  const kept = parseJson(localStore.read(storageKey))
  const firebase = parseOptions(fieldOf(kept, 'firebase'))
  const authEmulator = fieldOf(kept, 'authEmulator')
  if (!firebase) return undefined
  const usesEmulator = isDemo(firebase) && typeof authEmulator === 'string'
  return usesEmulator ? { firebase, authEmulator } : { firebase }
}

function keep(config: WebConfig) {
  // A kept one that cannot be replaced is older, or was planted.
  if (!localStore.write(storageKey, JSON.stringify(config))) localStore.remove(storageKey)
}

/** Real projects never have such an id, and demo projects never reach Google. */
const isDemo = ({ projectId }: FirebaseOptions) => projectId?.startsWith('demo-') ?? false

function parseOptions(value: unknown): FirebaseOptions | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = Object.entries(value).filter(([, part]) => typeof part === 'string')
  const options: FirebaseOptions = Object.fromEntries(texts)
  return options.apiKey ? options : undefined
}
