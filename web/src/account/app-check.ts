import { getApp, initializeApp } from 'firebase/app'
import { report } from '../browser/report.ts'
import { withTimeout } from '../browser/with-timeout.ts'

/** Milliseconds. Without a timeout, the SDK waits forever if reCAPTCHA is blocked. */
export const timeoutMs = 8_000

export function createAppCheck(
  siteKey: string | undefined,
  connect: (siteKey: string) => Promise<() => Promise<string>> = connectAppCheck,
): () => Promise<string | undefined> {
  let connecting: ReturnType<typeof connect> | undefined

  return async () => {
    if (!siteKey) return undefined
    try {
      return await withTimeout(timeoutMs, async () => {
        connecting ??= connect(siteKey)
        return (await connecting)()
      })
    } catch (error) {
      connecting = undefined
      report('Getting an App Check token failed.', error)
      return undefined
    }
  }
}

/** In a Firebase app of its own: Auth's requests would wait for a token, forever if reCAPTCHA is blocked. */
async function connectAppCheck(siteKey: string) {
  const { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck } =
    await import('firebase/app-check')
  const appCheck = initializeAppCheck(initializeApp(getApp().options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })
  return async () => (await getToken(appCheck)).token
}
