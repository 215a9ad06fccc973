import { getApp, initializeApp } from 'firebase/app'
import { ReCaptchaEnterpriseProvider, getToken, initializeAppCheck } from 'firebase/app-check'

/**
 * Firebase App Check for our own calls. It has an app of its own: the sign-in's would wait for a
 * token before every request to the provider, for ever where reCAPTCHA is blocked.
 */
export function connectAppCheck(siteKey: string) {
  const appCheck = initializeAppCheck(initializeApp(getApp().options, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  })
  return async () => (await getToken(appCheck)).token
}
