import { isNewNavigation } from '../browser/is-new-navigation.ts'
import { connectFirebaseAuth } from './firebase/auth.ts'
import { loadWebConfig, type WebConfig } from './firebase/web-config.ts'
import type { IdentityProvider } from './identity-provider.ts'

/*
 * Connects to the identity provider. The chunks of this file contain the Firebase SDK and nothing that
 * imports React, so that an expired session is confirmed while the app loads: app/session-script.ts
 * imports them.
 */

let loading: Promise<WebConfig> | undefined
let connecting: Promise<IdentityProvider> | undefined

/** Fetches the web config once per page load. A call after a failure fetches it again. */
export const webConfig = () =>
  (loading ??= loadWebConfig(import.meta.env.VITE_AUTH_DOMAIN).catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Connects to the provider once per page load. A call after a failure connects again. */
export const connect = () =>
  (connecting ??= webConfig()
    .then(connectFirebaseAuth)
    .catch((error: unknown) => {
      connecting = undefined
      throw error
    }))

const { documentElement: page } = document

// Shows the page that is blank until the provider has confirmed an expired session. Where the page must
// be scrolled first, the app shows it (app/client.tsx).
if (page.hidden && isNewNavigation() && !location.hash) {
  connect().then(
    (provider) =>
      provider.onChange((user) => {
        // For browser-account.ts: the provider has removed the session from the storage.
        if (page.hidden && !user) page.dataset.account = 'ended'
        page.hidden = false
      }),
    () => undefined, // the app connects again and reports the error
  )
}
