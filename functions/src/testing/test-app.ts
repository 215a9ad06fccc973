import type { RequestListener } from 'node:http'
import express, { type Express } from 'express'
import { createApp } from '../app.ts'
import { usualDeadline } from '../deadline.ts'
import { usualLimits } from '../rate-limit.ts'
import { memoryProfiles } from './memory-profiles.ts'

type Parts = Parameters<typeof createApp>[0]

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
export const testApp = (parts: Partial<Parts> = {}): RequestListener =>
  createApp({
    profiles: memoryProfiles(),
    identify: (token) => {
      const uid = /^token-(.+)$/.exec(token)?.[1]
      return Promise.resolve(
        uid === undefined ? { refusal: 'unknown' } : { uid, email: `${uid}@example.com` },
      )
    },
    appCheck: { mode: 'off', verify: () => Promise.reject(new Error('nobody asks')) },
    limits: usualLimits,
    deadline: usualDeadline,
    log: () => undefined,
    build: { version: '1.2.3', commit: 'abc1234' },
    ...parts,
  })

/** The app inside what runs it in the cloud: bodies are consumed and parsed before it sees them. */
export function inFramework(app: RequestListener): Express {
  const framework = express()
  const verify = (request: object, _response: unknown, rawBody: Buffer) => {
    Object.assign(request, { rawBody })
  }
  framework.use(express.json({ limit: '32mb', verify }))
  framework.use(express.raw({ type: '*/*', limit: '32mb', verify }))
  return framework.use(app)
}
