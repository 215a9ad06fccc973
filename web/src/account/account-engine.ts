import { profileApi } from '../api/profile-api.ts'
import { createAccountWays } from './account-ways.ts'
import type { Session } from './create-session.ts'
import { connectFirebaseAuth } from './firebase-auth.ts'
import { createTrack } from './track.ts'
import { loadWebConfig } from './web-config.ts'

/** The chunk with everything of Firebase; its functions put the account's parts together. */
export const connect = async () => connectFirebaseAuth(await loadWebConfig())

export const waysOf = (session: Session) =>
  createAccountWays({
    session,
    api: profileApi,
    track: createTrack({
      config: loadWebConfig,
      loadAnalytics: async () => (await import('./firebase-analytics.ts')).connectAnalytics(),
    }),
  })
