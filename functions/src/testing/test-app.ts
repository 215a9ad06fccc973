import type { RequestListener } from 'node:http'
import type { Accounts } from '../auth/accounts.ts'
import { createApp } from '../app.ts'
import { startedBy } from '../auth/owner.ts'
import type { Call, User } from '../auth/require-user.ts'
import { unauthenticated } from '../http/api-error.ts'
import { defaultDeadline } from '../http/deadline.ts'
import { defaultLimits } from '../http/rate-limit.ts'
import type { Profiles } from '../profiles/profiles.ts'
import { memoryProfiles } from './memory-profiles.ts'

type Dependencies = Parameters<typeof createApp>[0]

/** The registration request of the test user Ada. */
export const ada = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  name: 'Ada Lovelace',
  firebaseUid: 'ada',
}

/** The Authorization header of a test user, whose e-mail is <uid>@example.com. */
export const tokenOf = (uid: string) => `Bearer token-${uid}`

/** In seconds since 1970. */
export const currentTime = () => Math.floor(Date.now() / 1000)

/** A user who has signed in just now with an unverified password account. */
export const userOf = (uid: string, changes: Partial<User> = {}): User => ({
  ...{ uid, email: `${uid}@example.com`, name: '', emailVerified: false },
  ...{ signInMethod: 'password', authTime: currentTime(), ...changes },
})

export const callOf = (user: User): Call => ({ user, signal: new AbortController().signal })

/** Stores the profile that this user's registration makes. */
export const storeProfile = (profiles: Profiles, user: User, name = ada.name) =>
  profiles.change(callOf(user), () => startedBy(user, { name, email: user.email ?? '' }))

/** Accounts at the auth provider. All exist until they are removed. */
export function memoryAccounts(): Accounts {
  const removed = new Set<string>()
  return {
    find: ({ user: { uid, signInMethod } }) =>
      Promise.resolve(removed.has(uid) ? undefined : { signInMethods: [signInMethod] }),
    endOtherSessions: () => Promise.resolve(),
    remove: ({ user }) => Promise.resolve(void removed.add(user.uid)),
  }
}

/** The app with in-memory and fake dependencies. A test can replace each one. */
export const testApp = (dependencies: Partial<Dependencies> = {}): RequestListener =>
  createApp({
    profiles: memoryProfiles(),
    accounts: memoryAccounts(),
    verifyToken: (token) => {
      const uid = /^token-(.+)$/.exec(token)?.[1]
      return uid === undefined
        ? Promise.reject(unauthenticated('unknown'))
        : Promise.resolve(userOf(uid))
    },
    appCheck: { mode: 'off', verify: () => Promise.reject(new Error('App Check is off')) },
    limits: defaultLimits,
    deadline: defaultDeadline,
    log: () => undefined,
    build: { version: '1.2.3', commit: 'abc1234' },
    ...dependencies,
  })
