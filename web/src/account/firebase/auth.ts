import { initializeApp } from 'firebase/app'
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User as FirebaseUser,
} from 'firebase/auth'
import { providerCode, type IdentityProvider, type ProviderUser } from '../identity-provider.ts'
import type { WebConfig } from './web-config.ts'

/** Firebase Authentication as the identity provider. No other file imports the Auth SDK. */
export function connectFirebaseAuth({ firebase, authEmulator }: WebConfig): IdentityProvider {
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence })
  if (authEmulator !== undefined) {
    connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  }

  return {
    signIn: async (email, password) =>
      toProviderUser((await signInWithEmailAndPassword(auth, email, password)).user),

    signUp: async ({ name, email, password }, onCreated) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      onCreated(user.uid)
      try {
        await updateProfile(user, { displayName: name })
      } catch (error) {
        await deleteUser(user).catch(() => signOut(auth))
        throw error
      }
      return toProviderUser(user)
    },

    signInWithGoogle: async () => {
      const google = new GoogleAuthProvider()
      google.addScope('profile')
      google.addScope('email')
      return toProviderUser(
        (await signInWithPopup(auth, google, browserPopupRedirectResolver)).user,
      )
    },

    signOut: () => signOut(auth),
    deleteAccount: async (uid) => {
      if (auth.currentUser?.uid === uid) await deleteUser(auth.currentUser)
    },
    rename: async (uid, displayName) => {
      if (auth.currentUser?.uid === uid) await updateProfile(auth.currentUser, { displayName })
      return auth.currentUser ? toProviderUser(auth.currentUser) : undefined
    },

    setMemoryPersistence: () => setPersistence(auth, inMemoryPersistence),
    setLocalPersistence: () => setPersistence(auth, browserLocalPersistence),
    current: () => (auth.currentUser ? toProviderUser(auth.currentUser) : undefined),
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user ? toProviderUser(user) : undefined)),
  }
}

const toProviderUser = (user: FirebaseUser): ProviderUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName ?? '',
  idToken: async (fresh) => {
    try {
      return await user.getIdToken(fresh)
    } catch (error) {
      if (sessionEndedCodes.has(providerCode(error))) return undefined
      throw error
    }
  },
})

/** Errors that end the session. Any other error may be temporary. */
const sessionEndedCodes = new Set([
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
  'invalid-refresh-token',
])
