import type { FirebaseOptions } from 'firebase/app'

/** How to reach the identity provider; `authEmulator` is an origin, only ever set for a demo project. */
export type WebConfig = { firebase: FirebaseOptions; authEmulator?: string }

const storageKey = 'web-config'

/**
 * The config that Hosting serves at run time, so that one build fits every environment. The last
 * good one is used at once and refreshed behind: a stored session opens offline too.
 * Throws when there is neither a kept nor a served one.
 */
export async function loadWebConfig(): Promise<WebConfig> {
  const kept = keptConfig()
  const served = serveConfig()
  if (!kept) return served
  served.catch(() => undefined) // offline: the kept one serves on
  return kept
}

async function serveConfig(): Promise<WebConfig> {
  const reply = await fetch('/__/firebase/init.json')
  if (!reply.ok) throw new Error(`init.json answered ${reply.status}`)
  const firebase = parseOptions(await reply.json())
  if (!firebase) throw new Error('init.json holds no web config')

  const authEmulator = firebase.projectId?.startsWith('demo-') ? await emulatorOrigin() : undefined
  const config = authEmulator === undefined ? { firebase } : { firebase, authEmulator }
  keep(config)
  return config
}

/** The emulators' addresses stand only in the text of init.js; it is read, never run. */
async function emulatorOrigin(): Promise<string | undefined> {
  const text = await (await fetch('/__/firebase/init.js?useEmulator=true')).text()
  const emulators = /firebaseEmulators = (\{[^]*?^\})/m.exec(text)?.[1]
  const auth = emulators && field(JSON.parse(emulators), 'auth')
  const address = auth && field(auth, 'hostAndPort')
  return typeof address === 'string' ? `http://${address}` : undefined
}

function keptConfig(): WebConfig | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    const firebase = parseOptions(field(kept, 'firebase'))
    const authEmulator = field(kept, 'authEmulator')
    if (!firebase) return undefined
    return typeof authEmulator === 'string' ? { firebase, authEmulator } : { firebase }
  } catch {
    return undefined
  }
}

function keep(config: WebConfig) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(config))
  } catch {
    // Without storage there is no stored session to open offline either.
  }
}

function parseOptions(value: unknown): FirebaseOptions | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = Object.entries(value).filter(([, part]) => typeof part === 'string')
  const options: FirebaseOptions = Object.fromEntries(texts)
  return options.apiKey ? options : undefined
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined
}
