import { withTimeout } from '../browser/with-timeout.ts'
import { report } from '../browser/report.ts'

type Dependencies = {
  /** The project's key, undefined where the operator has set none. */
  siteKey: () => string | undefined
  /** Loads the SDK; answers what gets a token. Called only where there is a key. */
  connect: (siteKey: string) => Promise<() => Promise<string>>
}

/** The SDK waits for ever where reCAPTCHA is blocked: a call goes without after these milliseconds. */
export const patience = 8_000

/**
 * What gets the App Check token for a call (SECURITY.md). Without a key nothing is loaded; a token
 * that cannot be had is left out, and the server decides.
 */
export function createAppCheck({
  siteKey,
  connect,
}: Dependencies): () => Promise<string | undefined> {
  let connecting: Promise<() => Promise<string>> | undefined

  async function tokenFor(key: string): Promise<string> {
    connecting ??= connect(key)
    connecting.catch(() => (connecting = undefined))
    return (await connecting)()
  }

  return async () => {
    const key = siteKey()
    if (key === undefined) return undefined
    try {
      return await withTimeout(patience, () => tokenFor(key))
    } catch (error) {
      report('There is no App Check token.', error)
      return undefined
    }
  }
}
