/**
 * Measures the overhead of the middleware: GET /auth/profile against a bare express route that
 * returns the same JSON. Token verification and storage are in-memory fakes. Both servers run in this
 * process, the load comes from a worker thread, and the measurements alternate.
 */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import autocannon from 'autocannon'
import { createApp } from '../functions/src/app.ts'
import { bareApp } from '../functions/src/testing/bare-app.ts'
import { memoryProfiles } from '../functions/src/testing/memory-profiles.ts'
import { memoryAccounts, storeProfile, userOf } from '../functions/src/testing/test-app.ts'

const rounds = 3
/** Seconds per server and round. */
const duration = 3
const connections = 20

const path = '/api/auth/profile'
const user = userOf('ada')

type Metrics = { rps: number; p50: number; p99: number }

async function measure(app: RequestListener): Promise<Metrics> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')

  const url = `http://127.0.0.1:${address.port}${path}`
  const headers = { authorization: 'Bearer token' }
  const result = await autocannon({ url, connections, duration, workers: 1, headers })
  server.close()
  const wrong = result.non2xx + result.errors
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} responses failed.`)
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

function report(label: string, pairs: { bare: number; ours: number }[]) {
  const bare = median(pairs.map((pair) => pair.bare))
  const ours = median(pairs.map((pair) => pair.ours))
  const ratio = median(pairs.map((pair) => pair.ours / pair.bare))
  console.log(
    `${label.padEnd(11)} bare express ${bare.toFixed(1).padStart(8)}` +
      `   GET /auth/profile ${ours.toFixed(1).padStart(8)}   ratio ${ratio.toFixed(2)}`,
  )
}

const profiles = memoryProfiles()
await storeProfile(profiles, user)
let logged = 0
const ours = createApp({
  profiles,
  verifyToken: () => Promise.resolve(user),
  accounts: memoryAccounts(),
  appCheck: { mode: 'off', verify: () => Promise.resolve(undefined) },
  limits: { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity },
  deadline: 10_000,
  log: (entry) => (logged += JSON.stringify(entry).length),
  build: { version: 'bench', commit: 'bench' },
})
const bare = bareApp(path, (await profiles.read(user.uid))?.profile)

const pairs: { bare: Metrics; ours: Metrics }[] = []
for (let round = 0; round < rounds; round++) {
  pairs.push({ bare: await measure(bare), ours: await measure(ours) })
}

console.log(
  `median of ${rounds} rounds of ${duration} s, ${connections} connections, fakes in memory`,
)
for (const [key, label] of [
  ['rps', 'requests/s'],
  ['p50', 'p50 (ms)'],
  ['p99', 'p99 (ms)'],
] as const) {
  report(
    label,
    pairs.map((pair) => ({ bare: pair.bare[key], ours: pair.ours[key] })),
  )
}
console.log(`log output: ${Math.round(logged / 1000)} kB`)
