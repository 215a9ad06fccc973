/**
 * Fuzzes the API: a long run of functions/src/fuzz.test.ts, then raw requests over sockets to the function
 * in the functions framework. `npx tsx bench/fuzz.ts [requests, 100000] [raw requests, 5000]`
 */
import { fileURLToPath } from 'node:url'
import { supervise } from '../tools/process/supervise.ts'
import { PlainError } from '../tools/plain-error.ts'
import { bundle } from './bundle.ts'
import { startEmulator } from './load-firestore.ts'

const print = (statuses: Map<number, number>) => {
  for (const [status, count] of [...statuses].sort()) console.log(`${status}  ${count}`)
}

const [requests = 100_000, rawRequests = 5000] = process.argv.slice(2).map(Number)

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  if (!Number.isInteger(requests) || !Number.isInteger(rawRequests)) {
    throw new PlainError('Usage: npx tsx bench/fuzz.ts [requests] [raw requests]')
  }
  const bundled: unknown = await import(await bundle('fuzz-api'))
  const { fuzzInMemory, fuzzSockets } = bundled as typeof import('./fuzz-api.ts')
  if (requests > 0) {
    print(await fuzzInMemory(requests))
    console.log(`${requests} requests: every response documented, every profile valid`)
  }
  if (rawRequests > 0) {
    const firestore = await startEmulator(cleanup)
    const functions = fileURLToPath(new URL('../functions', import.meta.url))
    const result = await fuzzSockets({ requests: rawRequests, functions, firestore })
    print(result.statuses)
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    console.log(
      `${rawRequests} raw requests, no status above 499; memory growth at most ${megabytes(result.growth)} MB (limit 20), process at most ${megabytes(result.peak)} MB (instance 268)`,
    )
  }
  return 0
})
