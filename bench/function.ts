/* The function: its cold start, a request, and its memory under load. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { apiBase, endpoints } from '@shop/contract/api'
import autocannon from 'autocannon'
import { serve } from '../functions/src/testing/http.ts'
import { ada, bareApp, testApp, tokenOf } from '../functions/src/testing/test-app.ts'
import { root } from '../tools/shop.ts'
import { measureRows } from './measure.ts'

const functions = path.join(root, 'functions')

/** The import of the built function in a new process. The floor is that of the SDKs alone. */
export const measureColdStart = () =>
  measureRows(['the function'], 9, () => {
    const floor = importTime(['firebase-functions/https', 'firebase-admin/auth'])
    return { 'cold start': { floor, measured: importTime([path.join(functions, 'lib/index.js')]) } }
  })

/** @returns milliseconds */
function importTime(specifiers: readonly string[]) {
  const script = `
    const start = performance.now()
    for (const name of ${JSON.stringify(specifiers)}) await import(name)
    console.log(performance.now() - start)`
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-bench' }
  const args = ['--input-type=module', '--eval', script]
  return Number(execFileSync(process.execPath, args, { cwd: functions, env }))
}

/** A request with fakes in memory. The floor is that of a bare Express route with the same response. */
export async function measureRequest() {
  const url = apiBase + endpoints.profile
  const headers = { authorization: tokenOf(ada.firebaseUid), 'content-type': 'application/json' }
  const limits = { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity }
  const own = await serve(testApp({ limits, log: (entry) => void JSON.stringify(entry) }))
  const register = { method: 'POST', headers, body: JSON.stringify(ada) }
  const registration = await fetch(own.origin + apiBase + endpoints.register, register)
  const bare = await serve(bareApp(url, await registration.json()))
  const timeOf = async (origin: string) => {
    const options = { headers, connections: 20, duration: 3, workers: 1 }
    const { non2xx, errors, requests } = await autocannon({ url: origin + url, ...options })
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`)
    return 1000 / requests.average
  }
  return measureRows([`GET ${url}`], 5, async () => {
    const floor = await timeOf(bare.origin)
    return { request: { floor, measured: await timeOf(own.origin) } }
  })
}
