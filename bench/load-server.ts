/**
 * Serves the API as deployed, but without token verification, and a bare express route. load.ts forks this
 * process, which sends both origins and, on each message, its memory in bytes after garbage collection.
 */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { createApp } from '../functions/src/app.ts'
import { defaultDeadline } from '../functions/src/http/deadline.ts'
import { firestoreProfiles } from '../functions/src/profiles/profiles.ts'
import { bareApp } from '../functions/src/testing/bare-app.ts'
import { memoryAccounts, userOf } from '../functions/src/testing/test-app.ts'

initializeApp({ projectId: 'demo-load' })

async function listen(app: RequestListener): Promise<string> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const app = createApp({
  profiles: firestoreProfiles,
  verifyToken: (uid) => Promise.resolve(userOf(uid)),
  accounts: memoryAccounts(),
  appCheck: { mode: 'off', verify: () => Promise.resolve(undefined) },
  limits: { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity },
  deadline: defaultDeadline,
  log: () => undefined,
  build: { version: 'load', commit: 'load' },
})

process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed })
})
process.send?.({ app: await listen(app), bare: await listen(bareApp('/', { status: 'ok' })) })
