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
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth'
import { endsSession, type IdentityProvider, type ProviderUser } from '../identity-provider.ts'
import type { WebConfig } from './web-config.ts'

/** The SDK's instance, once connected. */
export let connectedAuth: Auth | undefined

/** Firebase Authentication as the identity provider. Only this file and settings.ts import the Auth SDK. */
export function connectFirebaseAuth({ firebase, authEmulator }: WebConfig): IdentityProvider {
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence })
  if (authEmulator !== undefined) {
    connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  }

  connectedAuth = auth
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
      const { user } = await signInWithPopup(auth, googleProvider(), browserPopupRedirectResolver)
      return toProviderUser(user)
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

export function googleProvider() {
  const google = new GoogleAuthProvider()
  google.addScope('profile')
  google.addScope('email')
  return google
}

export const toProviderUser = (user: FirebaseUser): ProviderUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName ?? '',
  idToken: async (fresh) => {
    try {
      return await user.getIdToken(fresh)
    } catch (error) {
      if (endsSession(error)) return undefined
      throw error
    }
  },
})
