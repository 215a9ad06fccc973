import { toast } from '../ui/toast.tsx'
import { createProfileApi } from './profile-api.ts'
import { createAccountActions } from './account-actions.ts'
import { isDeletion, removeBrowserData } from './browser-data.ts'
import { createAppCheck } from './app-check.ts'
import type { Session } from './create-session.ts'
import { messages } from './messages.ts'
import { isSessionKey, storedSession } from './stored-session.ts'
import { createTrack } from './track.ts'
import { removeUnsavedProfile } from './unsaved-profile.ts'

const webConfig = async () => (await import('./connect.ts')).webConfig()

const appToken = createAppCheck({
  siteKey: import.meta.env.VITE_APP_CHECK_KEY,
  connect: async (siteKey) => (await import('./firebase/app-check.ts')).connectAppCheck(siteKey),
})

export const actionsOf = (session: Session) =>
  createAccountActions({
    session,
    providerSettings: async () => (await import('./firebase/settings.ts')).connectSettings(),
    measurementId: async () => (await webConfig()).firebase.measurementId,
    api: createProfileApi(appToken),
    track: createTrack({
      config: webConfig,
      loadAnalytics: async () => (await import('./firebase/analytics.ts')).connectAnalytics(),
    }),
  })

/** Shows the message that the session has ended. */
export const announceEnd = () => toast.error(messages.sessionEnded)

// Removes unsaved input after a logout in another tab. A page receives no storage event for its own
// changes, so the input stays if the backend ends the session.
window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key) && !storedSession()) removeUnsavedProfile()
  if (!isDeletion(event)) return
  removeBrowserData()
  toast.success(messages.accountDeleted)
})
