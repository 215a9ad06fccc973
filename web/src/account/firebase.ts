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
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  type Auth,
  type Persistence,
  type User,
} from 'firebase/auth'
import { endsSession, providerError } from './provider-errors.ts'
import { loadWebConfig, type WebConfig } from './web-config.ts'

// Connects when it is imported, while the app loads (boot/session-script.ts), so its chunks must not import React.

export type Provider = ReturnType<typeof createProvider>
export type ProviderUser = ReturnType<typeof toUser>
/** A user whom the provider has accepted, but not yet the backend. */
export type PendingUser = Awaited<ReturnType<Provider['signIn']>>

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
  function createAuth(persistence: Persistence, appName?: string) {
    const auth = withoutIndexedDb(() =>
      initializeAuth(initializeApp(firebase, appName), { persistence }),
    )
    if (authEmulator !== undefined) {
      connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
    }
    return auth
  }
  const auth = createAuth(browserLocalPersistence)
  /** Sign-ins run here, so that `auth` keeps its user until the backend has accepted too (decision 0004). */
  const signInAuth = createAuth(inMemoryPersistence, 'sign-in')

  async function toPendingUser({ user }: { user: User }) {
    // Its calls do not need a signed-in user.
    await signOut(signInAuth)
    return {
      ...toUser(auth, user),

      /** Signs the user in. If the browser cannot store the session, it throws, and the session ends with the page. */
      accept: () => updateCurrentUser(auth, user),

      remove: () => deleteUser(user),
    }
  }

  return {
    measurementId: firebase.measurementId,

    signIn: async (email: string, password: string) =>
      toPendingUser(await signInWithEmailAndPassword(signInAuth, email, password)),

    /** @throws after a failure; the new account is deleted then if possible */
    signUp: async ({ name, email, password }: NewPerson) => {
      const credential = await createUserWithEmailAndPassword(signInAuth, email, password)
      try {
        await updateProfile(credential.user, { displayName: name })
      } catch (error) {
        await deleteUser(credential.user).catch(() => undefined)
        throw error
      }
      return toPendingUser(credential)
    },

    signInWithGoogle: async () =>
      toPendingUser(
        await signInWithPopup(signInAuth, googleProvider(), browserPopupRedirectResolver),
      ),

    signOut: () => signOut(auth),

    sendPasswordReset: (email: string, continueUrl: string) =>
      sendPasswordResetEmail(auth, email, { url: continueUrl }),

    current: () => (auth.currentUser ? toUser(auth, auth.currentUser) : undefined),

    /** Calls `listener` once the stored session is restored, then at every sign-in and sign-out in any tab. */
    onChange: (listener: (user: ProviderUser | undefined) => void) => {
      onAuthStateChanged(auth, (user) => listener(user ? toUser(auth, user) : undefined))
    },
  }
}

// Before each request the SDK reads IndexedDB, which in Safari may never respond (firebase-js-sdk, issue 9802).
function withoutIndexedDb<Result>(initialize: () => Result): Result {
  const original = Object.getOwnPropertyDescriptor(window, 'indexedDB')
  Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
  try {
    return initialize()
  } finally {
    if (original) Object.defineProperty(window, 'indexedDB', original)
  }
}

/** A user with the calls for their account. The password stays as it is once another user is signed in. */
function toUser(auth: Auth, user: User) {
  function assertCurrent() {
    if (auth.currentUser?.uid !== user.uid) throw providerError('user-changed')
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

    rename: (displayName: string) => updateProfile(user, { displayName }),

    /** What the provider stores about the user, without tokens. Times are ISO 8601 in UTC. */
    facts: () => ({
      ...identity,
      emailVerified: user.emailVerified,
      signInMethods: user.providerData.map(({ providerId }) => providerId),
      createdAt: isoTime(user.metadata.creationTime),
      lastSignInAt: isoTime(user.metadata.lastSignInTime),
    }),

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
