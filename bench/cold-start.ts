/**
 * Compares the cold start of the function with importing firebase-functions and firebase-admin alone.
 * Each import runs in a new process; the two alternate, so that a busy machine slows both equally.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const runs = 9
const maxRatio = 1.55

const functions = fileURLToPath(new URL('../functions/', import.meta.url))
const built = `${functions}lib/index.js`
if (!existsSync(built)) {
  console.error('functions/lib/index.js is missing: run npm run build -w functions')
  process.exit(1)
}

const ours = `await import(${JSON.stringify(built)})`
const bare = `
  await import('firebase-functions/https')
  await import('firebase-admin/auth')`

/** @returns milliseconds that the imports take in a new process */
function time(imports: string) {
  const script = `
    const start = performance.now()
    ${imports}
    console.log(performance.now() - start)`
  const environment = { ...process.env, GCLOUD_PROJECT: 'demo-bench' }
  const args = ['--input-type=module', '--eval', script]
  return Number(execFileSync(process.execPath, args, { cwd: functions, env: environment }))
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

time(bare)
time(ours)
const pairs = Array.from({ length: runs }, () => ({ bare: time(bare), ours: time(ours) }))

const ratio = median(pairs.map((pair) => pair.ours / pair.bare))
console.log(`functions/https + admin/auth  ${median(pairs.map((p) => p.bare)).toFixed(0)} ms`)
console.log(`the built function            ${median(pairs.map((p) => p.ours)).toFixed(0)} ms`)
console.log(`ratio (median of ${runs})           ${ratio.toFixed(2)}, maximum ${maxRatio}`)
if (ratio > maxRatio) process.exit(1)
