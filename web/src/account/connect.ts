import { connectFirebaseAuth } from './firebase/auth.ts'
import { loadWebConfig, type WebConfig } from './firebase/web-config.ts'
import type { IdentityProvider } from './identity-provider.ts'

/*
 * Connects to the identity provider as soon as it is imported. Its chunks contain the Firebase SDK and nothing
 * that imports React, so that the provider can report the user while the app loads (app/session-script.ts).
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

// The app's own call retries, and reports the error.
connect().catch(() => undefined)
