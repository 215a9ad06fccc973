/**
 * Random calls of the API: the long run of functions/src/fuzz.test.ts, then raw sockets to the function
 * as the functions framework runs it. `npx tsx bench/fuzz.ts [calls, 100000] [raw calls, 5000]`
 */
import { fileURLToPath } from 'node:url'
import { supervise } from '../tools/process/supervise.ts'
import { PlainError } from '../tools/plain-error.ts'
import { bundle } from './bundle.ts'
import { startEmulator } from './load-firestore.ts'

const print = (statuses: Map<number, number>) => {
  for (const [status, count] of [...statuses].sort()) console.log(`${status}  ${count}`)
}

const [calls = 100_000, rawCalls = 5000] = process.argv.slice(2).map(Number)

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  if (!Number.isInteger(calls) || !Number.isInteger(rawCalls)) {
    throw new PlainError('Usage: npx tsx bench/fuzz.ts [calls] [raw calls]')
  }
  const bundled: unknown = await import(await bundle('fuzz-api'))
  const { fuzzInMemory, fuzzSockets } = bundled as typeof import('./fuzz-api.ts')
  if (calls > 0) {
    print(await fuzzInMemory(calls))
    console.log(`${calls} calls, every answer documented, every profile valid`)
  }
  if (rawCalls > 0) {
    const firestore = await startEmulator(cleanup)
    const functions = fileURLToPath(new URL('../functions', import.meta.url))
    const result = await fuzzSockets({ calls: rawCalls, functions, firestore })
    print(result.statuses)
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    console.log(
      `${rawCalls} raw calls, none answered 500 or above; memory at most ${megabytes(result.growth)} MB above its resting state (limit 20), process at most ${megabytes(result.peak)} MB (instance 268)`,
    )
  }
  return 0
})
