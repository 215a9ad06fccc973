import { profileApi } from '../api/profile-api.ts'
import { createAccount } from './create-account.ts'
import { isSessionKey, storedSession } from './stored-session.ts'
import { createTrack } from './track.ts'
import { loadWebConfig } from './web-config.ts'

/** The account on what a browser offers; everything of Firebase is loaded when first needed. */
export const createBrowserAccount = () =>
  createAccount({
    connect: async () => {
      const [{ connectFirebaseAuth }, config] = await Promise.all([
        import('./firebase-auth.ts'),
        loadWebConfig(),
      ])
      return connectFirebaseAuth(config)
    },
    api: profileApi,
    track: createTrack({
      config: loadWebConfig,
      loadAnalytics: async () => (await import('./firebase-analytics.ts')).connectAnalytics(),
    }),
    storedSession,
    watchOtherTabs: (listener) => {
      window.addEventListener('storage', ({ key }) => {
        if (isSessionKey(key)) listener()
      })
      // A page out of the back-forward cache has missed what happened meanwhile.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener()
      })
    },
  })
