/* GET /api/auth/profile, with fakes in memory, relative to a bare Express route with the same response. */
import { apiBase, endpoints } from '@shop/contract/api'
import autocannon from 'autocannon'
import { serve } from '../functions/src/testing/http.ts'
import { ada, bareApp, testApp, tokenOf } from '../functions/src/testing/test-app.ts'
import { compare, median } from './compare.ts'
import { report } from './report.ts'

const [rounds = '5'] = process.argv.slice(2)

const path = apiBase + endpoints.profile
const headers = { authorization: tokenOf(ada.firebaseUid), 'content-type': 'application/json' }

async function measure(url: string) {
  const result = await autocannon({ url, headers, connections: 20, duration: 3, workers: 1 })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed.`)
  return { p99: result.latency.p99, rate: result.requests.average }
}

const limits = { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity }
const app = testApp({ limits, log: (entry) => void JSON.stringify(entry) })
const { origin: ours } = await serve(app)
const register = { method: 'POST', headers, body: JSON.stringify(ada) }
const registration = await fetch(ours + apiBase + endpoints.register, register)
const { origin: bare } = await serve(bareApp(path, await registration.json()))
const origins = { ours, bare }

const results = await compare([`GET ${path}`], ['bare', 'ours'], Number(rounds), (_row, kind) =>
  measure(origins[kind] + path),
)
const rows = results.map(({ row: name, values: { bare, ours } }) => {
  const ratioOf = (metric: 'p99' | 'rate') =>
    median(ours.map((run) => run[metric])) / median(bare.map((run) => run[metric]))
  return { name, cells: { 'p99 ÷ bare': ratioOf('p99'), 'requests/s ÷ bare': ratioOf('rate') } }
})
process.exit(report(rows, { 'p99 ÷ bare': 1.25 }))
