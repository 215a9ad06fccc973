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
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'
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

    signUp: async (email, password, displayName) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      try {
        await updateProfile(user, { displayName })
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
    rename: async (displayName) => {
      if (auth.currentUser) await updateProfile(auth.currentUser, { displayName })
      return auth.currentUser ? personOf(auth.currentUser) : undefined
    },

    holdSession: () => setPersistence(auth, inMemoryPersistence),
    keepSession: () => setPersistence(auth, browserLocalPersistence),
    current: () => (auth.currentUser ? personOf(auth.currentUser) : undefined),
    onChange: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user ? personOf(user) : undefined)),
  }
}

const personOf = (user: FirebaseUser): ProviderUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName ?? '',
  idToken: () => user.getIdToken(),
})
