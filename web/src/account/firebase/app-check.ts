import { getApp, initializeApp } from 'firebase/app'
import { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck } from 'firebase/app-check'

/**
 * Initializes App Check for requests to our backend, in a separate Firebase app. In Auth's app, every
 * request to the provider would wait for a token, and never settle if reCAPTCHA is blocked.
 */
export function connectAppCheck(siteKey: string) {
  const appCheck = initializeAppCheck(initializeApp(getApp().options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })
  return async () => (await getToken(appCheck)).token
}
