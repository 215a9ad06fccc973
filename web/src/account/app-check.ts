import { getApp, initializeApp } from 'firebase/app'
import { report } from '../browser/report.ts'
import { withTimeout } from '../browser/with-timeout.ts'

/** Milliseconds. Without a timeout, the SDK waits forever if reCAPTCHA is blocked. */
export const timeoutMs = 8_000

/**
 * Returns a function that gets the App Check token for a request (SECURITY.md). It resolves to
 * undefined without a site key or after an error. The server then accepts or rejects the request.
 * @param siteKey the reCAPTCHA site key of the environment, if it has one
 * @param connect loads the SDK and resolves to a function that gets a token
 */
export function createAppCheck(
  siteKey: string | undefined,
  connect: (siteKey: string) => Promise<() => Promise<string>> = connectAppCheck,
): () => Promise<string | undefined> {
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

/**
 * Initializes App Check for requests to our backend, in a separate Firebase app. In the app of Auth,
 * every Auth request would wait for an App Check token, forever if reCAPTCHA is blocked.
 */
async function connectAppCheck(siteKey: string) {
  const { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck } =
    await import('firebase/app-check')
  const appCheck = initializeAppCheck(initializeApp(getApp().options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })
  return async () => (await getToken(appCheck)).token
}
