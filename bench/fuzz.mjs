// @ts-check
/** The long run of functions/src/fuzz.test.ts: `node bench/fuzz.mjs 1000000` makes so many calls. */
import { bundle } from './bundle.mjs'

const runs = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(runs) || runs < 1) throw new Error('Usage: node bench/fuzz.mjs [calls]')

/** @type {unknown} */
const bundled = await import(await bundle('fuzz-api'))
const { fuzzInMemory } = /** @type {typeof import('./fuzz-api.ts')} */ (bundled)
const statuses = await fuzzInMemory(runs)
console.log(`${runs} calls, every answer documented, every profile valid`)
for (const [status, count] of [...statuses].sort()) console.log(`${status}  ${count}`)
