import type { RequestListener } from 'node:http'
import { createApp } from '../app.ts'
import { defaultHandlerTimeout } from '../http/handler-timeout.ts'
import { defaultLimits } from '../http/rate-limit.ts'
import { memoryProfiles } from './memory-profiles.ts'

type Dependencies = Parameters<typeof createApp>[0]

/** What Ada's browser sends when she registers. */
export const ada = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  name: 'Ada Lovelace',
  firebaseUid: 'ada',
}

/** The token of a test user is 'token-' and the uid; the address is theirs at example.com. */
export const tokenOf = (uid: string) => `Bearer token-${uid}`

/** The app as it is deployed, but for what a test gives it instead. */
export const testApp = (parts: Partial<Dependencies> = {}): RequestListener =>
  createApp({
    profiles: memoryProfiles(),
    verifyToken: (token) => {
      const uid = /^token-(.+)$/.exec(token)?.[1]
      return Promise.resolve(
        uid === undefined ? { refusal: 'unknown' } : { uid, email: `${uid}@example.com` },
      )
    },
    keepOnlySignIn: () => Promise.resolve(),
    googleAddress: ({ email = '' }) => Promise.resolve(email),
    appCheck: { mode: 'off', verify: () => Promise.reject(new Error('nobody asks')) },
    limits: defaultLimits,
    handlerTimeout: defaultHandlerTimeout,
    log: () => undefined,
    build: { version: '1.2.3', commit: 'abc1234' },
    ...parts,
  })
