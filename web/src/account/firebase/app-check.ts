import { getApp, initializeApp } from 'firebase/app'
import { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck } from 'firebase/app-check'

/**
 * Initializes App Check for requests to our backend, in a separate Firebase app. In the app of Auth,
 * every Auth request would wait for an App Check token, forever if reCAPTCHA is blocked.
 */
export function connectAppCheck(siteKey: string) {
  const appCheck = initializeAppCheck(initializeApp(getApp().options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })
  return async () => (await getToken(appCheck)).token
}
