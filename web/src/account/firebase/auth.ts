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

/** Firebase Authentication as the shop's identity provider; the only file that knows its SDK. */
export function connectFirebaseAuth({ firebase, authEmulator }: WebConfig): IdentityProvider {
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence })
  if (authEmulator !== undefined) {
    connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  }

  return {
    signIn: async (email, password) =>
      personOf((await signInWithEmailAndPassword(auth, email, password)).user),

    signUp: async ({ name, email, password }, onCreated) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      onCreated(user.uid)
      try {
        await updateProfile(user, { displayName: name })
      } catch (error) {
        await deleteUser(user).catch(() => signOut(auth))
        throw error
      }
      return personOf(user)
    },

    signInWithGoogle: async () => {
      const google = new GoogleAuthProvider()
      google.addScope('profile')
      google.addScope('email')
      return personOf((await signInWithPopup(auth, google, browserPopupRedirectResolver)).user)
    },

    signOut: () => signOut(auth),
    deleteAccount: async (uid) => {
      if (auth.currentUser?.uid === uid) await deleteUser(auth.currentUser)
    },
    rename: async (uid, displayName) => {
      if (auth.currentUser?.uid === uid) await updateProfile(auth.currentUser, { displayName })
      return auth.currentUser ? personOf(auth.currentUser) : undefined
    },

    setMemoryPersistence: () => setPersistence(auth, inMemoryPersistence),
    setLocalPersistence: () => setPersistence(auth, browserLocalPersistence),
    current: () => (auth.currentUser ? personOf(auth.currentUser) : undefined),
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user ? personOf(user) : undefined)),
  }
}

const personOf = (user: FirebaseUser): ProviderUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName ?? '',
  idToken: async (fresh) => {
    try {
      return await user.getIdToken(fresh)
    } catch (error) {
      if (endings.has(providerCode(error))) return undefined
      throw error
    }
  },
})

/** By these the provider says that a session is over; anything else may be different the next time. */
const endings = new Set([
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
  'invalid-refresh-token',
])
