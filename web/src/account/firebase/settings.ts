import {
  EmailAuthProvider,
  browserPopupRedirectResolver,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendPasswordResetEmail,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { providerError, type ProviderSettings, type UserSettings } from '../identity-provider.ts'
import { connectedAuth, googleProvider, toProviderUser } from './auth.ts'

/** Firebase Authentication's calls of the account settings. */
export function connectSettings(): ProviderSettings {
  const auth = connectedAuth
  if (!auth) throw new Error('The provider is not connected.')
  return {
    sendPasswordReset: (email, url) => sendPasswordResetEmail(auth, email, { url }),
    user: () => {
      if (!auth.currentUser) throw providerError('no-current-user')
      return settingsOf(auth, auth.currentUser)
    },
  }
}

function settingsOf(auth: Auth, user: User): UserSettings {
  function assertCurrent() {
    if (auth.currentUser?.uid !== user.uid) throw providerError('user-changed')
  }

  return {
    facts: factsOf(user),

    confirmPassword: async (password) => {
      const credential = EmailAuthProvider.credential(user.email ?? '', password)
      await reauthenticateWithCredential(user, credential)
    },
    confirmWithGoogle: async () => {
      const google = googleProvider()
      // Another account would be created at the provider before the SDK refuses it.
      google.setCustomParameters({ login_hint: user.email ?? '' })
      await reauthenticateWithPopup(user, google, browserPopupRedirectResolver)
    },

    // The provider adds its record of the password to an account without one.
    setPassword: async (password) => {
      assertCurrent()
      await updatePassword(user, password)
    },

    reload: async () => {
      await reload(user)
      assertCurrent()
    },
  }
}

function factsOf(user: User) {
  const { uid, email, displayName } = toProviderUser(user)
  return {
    uid,
    email,
    emailVerified: user.emailVerified,
    displayName,
    signInMethods: user.providerData.map(({ providerId }) => providerId),
    createdAt: isoTime(user.metadata.creationTime),
    lastSignInAt: isoTime(user.metadata.lastSignInTime),
  }
}

const isoTime = (text: string | undefined) => (text ? new Date(text).toISOString() : '')
