import { initializeApp } from 'firebase/app'
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth'
import { endsSession, providerError } from './provider-errors.ts'
import { loadWebConfig, type WebConfig } from './web-config.ts'

// Connects when it is imported, while the app loads (boot/session-script.ts), so its chunks must not import React.

export type Provider = ReturnType<typeof createProvider>
export type ProviderUser = ReturnType<typeof toUser>

export type NewPerson = { name: string; email: string; password: string }

let connecting: Promise<Provider> | undefined

export const startProvider = (): Promise<Provider> =>
  (connecting ??= loadWebConfig(import.meta.env.VITE_AUTH_DOMAIN)
    .then(createProvider)
    .catch((error: unknown) => {
      connecting = undefined
      throw error
    }))

// The app's own call retries, and reports the error.
startProvider().catch(() => undefined)

function createProvider({ firebase, authEmulator }: WebConfig) {
  const auth = withoutIndexedDb(() =>
    initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence }),
  )
  if (authEmulator !== undefined) {
    connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  }
  const userOf = ({ user }: { user: User }) => toUser(auth, user)

  return {
    measurementId: firebase.measurementId,

    signIn: async (email: string, password: string) =>
      userOf(await signInWithEmailAndPassword(auth, email, password)),

    /** @throws after a failure; no user is signed in then, and the new account is deleted if possible */
    signUp: async ({ name, email, password }: NewPerson) => {
      const credential = await createUserWithEmailAndPassword(auth, email, password)
      try {
        await updateProfile(credential.user, { displayName: name })
      } catch (error) {
        await deleteUser(credential.user).catch(() => signOut(auth))
        throw error
      }
      return userOf(credential)
    },

    signInWithGoogle: async () =>
      userOf(await signInWithPopup(auth, googleProvider(), browserPopupRedirectResolver)),

    signOut: () => signOut(auth),

    sendPasswordReset: (email: string, continueUrl: string) =>
      sendPasswordResetEmail(auth, email, { url: continueUrl }),

    /** Keeps a sign-in in memory, unseen by other tabs and reloads, until `setLocalPersistence` is called. */
    setMemoryPersistence: () => setPersistence(auth, inMemoryPersistence),
    setLocalPersistence: () => setPersistence(auth, browserLocalPersistence),

    current: () => (auth.currentUser ? toUser(auth, auth.currentUser) : undefined),

    /** Calls `listener` once the stored session is restored, then at every sign-in and sign-out in any tab. */
    onChange: (listener: (user: ProviderUser | undefined) => void) => {
      onAuthStateChanged(auth, (user) => listener(user ? toUser(auth, user) : undefined))
    },
  }
}

// The SDK counts its use in IndexedDB and reads the counts before each request. In Safari with several tabs they
// may never come, and nobody could sign in (firebase-js-sdk, issue 9802).
function withoutIndexedDb<Result>(initialize: () => Result): Result {
  const original = Object.getOwnPropertyDescriptor(window, 'indexedDB')
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  try {
    return initialize()
  } finally {
    if (original) Object.defineProperty(window, 'indexedDB', original)
  }
}

/** A user with the calls for their account, which change nothing once another user is signed in. */
function toUser(auth: Auth, user: User) {
  const isCurrent = () => auth.currentUser?.uid === user.uid
  function assertCurrent() {
    if (!isCurrent()) throw providerError('user-changed')
  }

  const identity = {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
  }

  return {
    ...identity,

    /** Gets the ID token, and refreshes it if `fresh`. Resolves to undefined after the session has ended. */
    idToken: async (fresh: boolean) => {
      try {
        return await user.getIdToken(fresh)
      } catch (error) {
        if (endsSession(error)) return undefined
        throw error
      }
    },

    /** What the provider stores about the user, without tokens. Times are ISO 8601 in UTC. */
    facts: () => ({
      ...identity,
      emailVerified: user.emailVerified,
      signInMethods: user.providerData.map(({ providerId }) => providerId),
      createdAt: isoTime(user.metadata.creationTime),
      lastSignInAt: isoTime(user.metadata.lastSignInTime),
    }),

    rename: async (displayName: string) => {
      if (isCurrent()) await updateProfile(user, { displayName })
    },

    remove: async () => {
      if (isCurrent()) await deleteUser(user)
    },

    confirmPassword: async (password: string) => {
      const credential = EmailAuthProvider.credential(identity.email, password)
      await reauthenticateWithCredential(user, credential)
    },

    confirmWithGoogle: async () => {
      const google = googleProvider()
      // Another account would be created at the provider before the SDK rejects it.
      google.setCustomParameters({ login_hint: identity.email })
      await reauthenticateWithPopup(user, google, browserPopupRedirectResolver)
    },

    setPassword: async (password: string) => {
      assertCurrent()
      await updatePassword(user, password)
    },

    /** @throws if the account is gone */
    reload: async () => {
      await reload(user)
      assertCurrent()
    },
  }
}

function googleProvider() {
  const google = new GoogleAuthProvider()
  google.addScope('profile')
  google.addScope('email')
  return google
}

const isoTime = (text: string | undefined) => (text ? new Date(text).toISOString() : '')
