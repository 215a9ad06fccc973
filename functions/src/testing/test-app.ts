import type { RequestListener } from 'node:http'
import { createApp } from '../app.ts'
import { defaultHandlerTimeout } from '../http/handler-timeout.ts'
import { defaultLimits } from '../http/rate-limit.ts'
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

/** The current time, in seconds since 1970: the `authTime` of a sign-in that is recent enough to delete. */
export const currentTime = () => Math.floor(Date.now() / 1000)

/** The app with in-memory and fake dependencies. A test can replace each one. */
export const testApp = (dependencies: Partial<Dependencies> = {}): RequestListener =>
  createApp({
    profiles: memoryProfiles(),
    verifyToken: (token) => {
      const uid = /^token-(.+)$/.exec(token)?.[1]
      return Promise.resolve(
        uid === undefined
          ? { refusal: 'unknown' }
          : { uid, email: `${uid}@example.com`, authTime: currentTime() },
      )
    },
    revokeOtherSignIns: () => Promise.resolve(),
    googleAddress: ({ email = '' }) => Promise.resolve(email),
    accounts: { remove: () => Promise.resolve(), isMissing: () => Promise.resolve(false) },
    appCheck: { mode: 'off', verify: () => Promise.reject(new Error('App Check is off')) },
    limits: defaultLimits,
    handlerTimeout: defaultHandlerTimeout,
    log: () => undefined,
    build: { version: '1.2.3', commit: 'abc1234' },
    ...dependencies,
  })
