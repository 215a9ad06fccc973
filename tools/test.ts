/** `npm test`: runs all layers, or some with `--only lint,types`. A failed layer does not stop the others. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { hasBrowser } from './browsers.ts'
import { startBeside } from './emulators.ts'
import { endAll, npmRun, report, runMain, start } from './processes.ts'
import { root } from './shop.ts'

const LAYERS = ['lint', 'types', 'unit', 'emulator', 'e2e']
const folder = path.join(root, '.run/test')

type Counts = { passed: number; failed: number; skipped: number }
const results: Record<string, Counts & { seconds: number }> = {}

await runMain(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const wanted = only?.split(',') ?? LAYERS
  const unknown = wanted.find((name) => !LAYERS.includes(name))
  if (unknown !== undefined) {
    throw new Error(`There is no layer '${unknown}': choose from ${LAYERS.join(', ')}.`)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await runLayers(wanted)

  // The sum is the last line.
  await endAll()
  console.table(results)
  const sum = (key: keyof Counts) =>
    Object.values(results).reduce((total, counts) => total + counts[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return sum('failed') > 0 ? 1 : 0
})

/** Runs three sequences at once, which takes a third less time on two cores. */
async function runLayers(wanted: string[]) {
  const run = async (name: string, action: () => Promise<Counts>) => {
    if (wanted.includes(name)) await layer(name, action)
  }
  const unit = run('unit', () => vitest('unit', '!emulator'))
  const checks = async () => {
    await run('lint', () => npmScript('lint'))
    await run('types', () => npmScript('types'))
  }
  const onShop = async () => {
    if (!wanted.includes('emulator') && !wanted.includes('e2e')) return
    if (!(await layer('shop', startShop))) return
    await run('emulator', () => vitest('emulator', 'emulator'))
    await unit
    await run('e2e', playwright)
  }
  await Promise.all([unit, checks(), onShop()])
}

/** @returns whether the layer passed */
async function layer(name: string, action: () => Promise<Counts>) {
  console.log(`── ${name}`)
  const startTime = performance.now()
  const counts = await action().catch((error: unknown) => {
    report(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  results[name] = { ...counts, seconds: Math.round((performance.now() - startTime) / 1_000) }
  return counts.failed === 0
}

async function npmScript(name: string) {
  await npmRun([name], path.join(folder, `${name}.log`))
  return { passed: 1, failed: 0, skipped: 0 }
}

/** The tests find the shop by PORT_OFFSET. */
async function startShop() {
  const built = await npmScript('build')
  const { offset } = await startBeside()
  process.env['PORT_OFFSET'] = String(offset)
  return built
}

async function vitest(name: string, project: string) {
  const file = path.join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await start('vitest', ['run', '--project', project, ...reporters]).ended
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(file) as VitestReport
  return countsOf(code, numPassedTests, numFailedTests, numPendingTests)
}

type VitestReport = Record<`num${'Passed' | 'Failed' | 'Pending'}Tests`, number>

async function playwright() {
  if (!hasBrowser) {
    throw new Error('There is no browser: `npx playwright install chromium`, or set CHROME_PATH.')
  }
  const file = path.join(folder, 'e2e.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const code = await start('playwright', ['test', '--reporter=list,json'], { env }).ended
  const { expected, unexpected, flaky, skipped } = (readReport(file) as PlaywrightReport).stats
  return countsOf(code, expected, unexpected + flaky, skipped)
}

type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** An error outside of a test makes the run fail, too. */
function countsOf(code: number, passed: number, failed: number, skipped: number): Counts {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped }
}
