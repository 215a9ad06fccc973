import type { RequestListener } from 'node:http'
import express, { type Express } from 'express'
import request from 'supertest'
import type { Accounts } from '../auth/accounts.ts'
import { createApp } from '../app.ts'
import { startedBy } from '../auth/owner.ts'
import type { Call, User, VerifyToken } from '../auth/require-user.ts'
import { unauthenticated } from '../http/api-error.ts'
import { defaultLimits } from '../http/rate-limit.ts'
import type { LogEntry } from '../http/request-log.ts'
import type { Profiles } from '../profiles/profiles.ts'
import { memoryProfiles } from './memory-profiles.ts'

type Dependencies = Partial<Parameters<typeof createApp>[0]>

export const ada = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  name: 'Ada Lovelace',
  firebaseUid: 'ada',
}

/** The Authorization header of a test user, whose e-mail is <uid>@example.com. */
export const tokenOf = (uid: string) => `Bearer token-${uid}`

export const currentTime = () => Math.floor(Date.now() / 1000)

/** A user who has signed in just now with an unverified password account. */
export const userOf = (uid: string, changes: Partial<User> = {}): User => ({
  ...{ uid, email: `${uid}@example.com`, name: '', emailVerified: false },
  ...{ signInMethod: 'password', authTime: currentTime(), ...changes },
})

export const callOf = (user: User): Call => ({ user, signal: new AbortController().signal })

export const storeProfile = (profiles: Profiles, user: User, name = ada.name) =>
  profiles.change(callOf(user), () => startedBy(user, { name, email: user.email ?? '' }))

/** All accounts exist until they are removed. Each is as old as the sign-in of the call. */
export function memoryAccounts(): Accounts {
  const removed = new Set<string>()
  return {
    find: ({ user: { uid, signInMethod, authTime } }) =>
      Promise.resolve(
        removed.has(uid) ? undefined : { signInMethods: [signInMethod], createdAt: authTime },
      ),
    removeOtherAccess: () => Promise.resolve(),
    remove: ({ user }) => Promise.resolve(void removed.add(user.uid)),
  }
}

const fakeVerify =
  (find: (token: string) => User | undefined): VerifyToken =>
  (token) =>
    Promise.resolve(find(token) ?? Promise.reject(unauthenticated('unknown')))

/** The app with in-memory and fake dependencies. A test can replace each one. */
export const testApp = (dependencies: Dependencies = {}): RequestListener =>
  createApp({
    profiles: memoryProfiles(),
    accounts: memoryAccounts(),
    verifyToken: fakeVerify((token) =>
      token.startsWith('token-') ? userOf(token.slice('token-'.length)) : undefined,
    ),
    appCheck: { mode: 'off', verify: () => Promise.reject(new Error('App Check is off')) },
    limits: defaultLimits,
    log: () => undefined,
    build: { version: '1.2.3', commit: 'abc1234' },
    ...dependencies,
  })

/** Calls of the API with the token of one of these users, and what the app stores and logs. */
export function clientsOf<Name extends string>(
  users: Record<Name, User>,
  dependencies: Dependencies = {},
) {
  const { profiles = memoryProfiles(), accounts = memoryAccounts() } = dependencies
  const byToken = new Map<string, User>(Object.entries(users))
  const logged: LogEntry[] = []
  const app = testApp({
    verifyToken: fakeVerify((token) => byToken.get(token)),
    log: (entry) => logged.push(entry),
    ...dependencies,
    ...{ profiles, accounts },
  })
  const call =
    (method: 'get' | 'put' | 'post' | 'delete', path: string, usual?: object) =>
    (name: Name, body?: object) =>
      request(app)
        [method](`/api/auth/${path}`)
        .set('Authorization', `Bearer ${name}`)
        .send(usual && { ...usual, ...body })
  return {
    ...{ app, profiles, accounts, logged },
    get: call('get', 'profile'),
    put: call('put', 'profile', {}),
    remove: call('delete', 'profile'),
    register: call('post', 'register', ada),
    login: call('post', 'login', ada),
  }
}

export function hold() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}

/** The floor of bench/function.ts. */
export const bareApp = (path: string, body: unknown): Express =>
  express().get(path, (_request, response) => {
    response.json(body)
  })
