import { withTimeout } from '../browser/with-timeout.ts'
import { report } from '../browser/report.ts'

type Dependencies = {
  /** The reCAPTCHA site key of the environment, if it has one. */
  siteKey: string | undefined
  /** Loads the SDK and resolves to a function that gets a token. Called only if there is a key. */
  connect: (siteKey: string) => Promise<() => Promise<string>>
}

/** Milliseconds. Without a timeout, the SDK waits forever if reCAPTCHA is blocked. */
export const timeoutMs = 8_000

/**
 * Returns a function that gets the App Check token for a request (SECURITY.md). It resolves to
 * undefined without a site key or after an error. The server then accepts or rejects the request.
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
    if (!siteKey) return undefined
    try {
      return await withTimeout(timeoutMs, () => tokenFor(siteKey))
    } catch (error) {
      report('Getting an App Check token failed.', error)
      return undefined
    }
  }
}
