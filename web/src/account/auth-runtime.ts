import appCheckKeys from '../../app-check.json'
import authDomains from '../../auth-domains.json'
import { notify } from '../components/notify.tsx'
import { createProfileApi } from './profile-api.ts'
import { createAccountActions } from './account-actions.ts'
import { isDeletion, removeBrowserData } from './browser-data.ts'
import { createAppCheck } from './app-check.ts'
import type { Session } from './create-session.ts'
import { connectFirebaseAuth } from './firebase/auth.ts'
import { messages } from './messages.ts'
import { storedReferral } from './referral.ts'
import { isSessionKey, storedSession } from './stored-session.ts'
import { createTrack } from './track.ts'
import { removeUnsavedProfile } from './unsaved-profile.ts'
import { loadWebConfig, type WebConfig } from './firebase/web-config.ts'

let project: string | undefined
let loading: Promise<WebConfig> | undefined

/** Fetches the web config once per page load. A call after a failure fetches it again. */
const webConfig = () =>
  (loading ??= loadWebConfig(authDomains).catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Loads the web config and connects Firebase Auth. This module's chunk contains the Firebase SDK. */
export async function connect() {
  const config = await webConfig()
  project = config.firebase.projectId
  return connectFirebaseAuth(config)
}

const appToken = createAppCheck({
  siteKey: () => new Map<string, string>(Object.entries(appCheckKeys)).get(project ?? ''),
  connect: async (siteKey) => (await import('./firebase/app-check.ts')).connectAppCheck(siteKey),
})

export const actionsOf = (session: Session) =>
  createAccountActions({
    session,
    measurementId: async () => (await webConfig()).firebase.measurementId,
    api: createProfileApi(appToken, storedReferral),
    track: createTrack({
      config: webConfig,
      loadAnalytics: async () => (await import('./firebase/analytics.ts')).connectAnalytics(),
    }),
  })

/** Shows the message that the session has ended. */
export const announceEnd = () => notify.error(messages.sessionEnded)

// Removes unsaved input after a logout in another tab. A page receives no storage event for its own
// changes, so the input stays if the backend ends the session.
window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key) && !storedSession()) removeUnsavedProfile()
  if (!isDeletion(event)) return
  removeBrowserData()
  notify.success(messages.accountDeleted)
})
