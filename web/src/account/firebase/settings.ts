import {
  EmailAuthProvider,
  browserPopupRedirectResolver,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  type Auth,
} from 'firebase/auth'
import type { ProviderSettings } from '../identity-provider.ts'
import { googleProvider, toProviderUser } from './auth.ts'

/** Firebase Authentication's calls of the account settings. */
export function connectSettings(auth: Auth): ProviderSettings {
  function currentUser() {
    if (auth.currentUser) return auth.currentUser
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/no-current-user' })
  }

  return {
    facts: () => {
      const user = currentUser()
      const { uid, email, emailVerified, displayName } = toProviderUser(user)
      return {
        uid,
        email,
        emailVerified,
        displayName,
        signInMethods: user.providerData.map(({ providerId }) => providerId),
        createdAt: isoTime(user.metadata.creationTime),
        lastSignInAt: isoTime(user.metadata.lastSignInTime),
      }
    },

    confirmPassword: async (password) => {
      const user = currentUser()
      const credential = EmailAuthProvider.credential(user.email ?? '', password)
      await reauthenticateWithCredential(user, credential)
    },
    confirmWithGoogle: async () => {
      await reauthenticateWithPopup(currentUser(), googleProvider(), browserPopupRedirectResolver)
    },

    // Also adds a password to an account without one, and the provider's record of it.
    setPassword: (password) => updatePassword(currentUser(), password),

    sendVerificationEmail: (url) => sendEmailVerification(currentUser(), { url }),
    sendPasswordReset: (email, url) => sendPasswordResetEmail(auth, email, { url }),

    reload: async () => {
      const user = currentUser()
      const wasVerified = user.emailVerified
      await reload(user)
      // The backend takes the e-mail's verification from the token (docs/readings.md, 21).
      if (user.emailVerified && !wasVerified) await user.getIdToken(true)
      return toProviderUser(user)
    },
  }
}

const isoTime = (text: string | undefined) => (text ? new Date(text).toISOString() : '')
