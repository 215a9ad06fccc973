/**
 * `npm test`: runs all layers, or some with `--only lint,types`. A failed layer does not stop the others.
 * `npm test -- file[:line]` passes files to Vitest or Playwright.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { browser } from './browsers.ts'
import { startBeside } from './emulators.ts'
import { endAll, npmRun, report, runMain, startScript } from './processes.ts'
import { root } from './shop.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Result = Counts & { name: string; seconds: number }

const LAYERS = ['lint', 'types', 'unit', 'emulator', 'e2e']
const folder = path.join(root, '.run/test')
const onePassed = { passed: 1, failed: 0, skipped: 0 }
const oneFailed = { passed: 0, failed: 1, skipped: 0 }

await runMain(async () => {
  const { values, positionals: files } = parseArgs({
    options: { only: { type: 'string', default: LAYERS.join(',') } },
    allowPositionals: true,
  })
  mkdirSync(folder, { recursive: true })
  const results = files.length > 0 ? await runFiles(files) : await runLayers(values.only.split(','))

  // The sum is the last line.
  await endAll()
  for (const { name, seconds, ...counts } of results) {
    console.log(`${name.padEnd(10)} ${sentence(counts)} in ${seconds.toFixed(1)} s`)
  }
  const total = sum(results)
  console.log(`\n${sentence(total)}`)
  return total.failed > 0 ? 1 : 0
})

/** Vitest and Playwright use the shop that runs, or start one. */
async function runFiles(files: string[]) {
  const isE2e = (file: string) => /\.(?:spec|teardown)\.ts/.test(file)
  const e2e = files.filter(isE2e)
  const others = files.filter((file) => !isE2e(file))
  const results = []
  if (others.length > 0) results.push(await layer('unit', () => vitest('unit', others)))
  if (e2e.length > 0) results.push(await layer('e2e', () => playwright(['--no-deps', ...e2e])))
  return results
}

/**
 * Runs three sequences at once, which takes a third less time on two cores: lint and types; unit tests; the
 * layers that need the shop, of which e2e waits for the unit tests.
 */
async function runLayers(wanted: string[]): Promise<Result[]> {
  const unknown = wanted.find((name) => !LAYERS.includes(name))
  if (unknown !== undefined) {
    throw new Error(`There is no layer '${unknown}': choose from ${LAYERS.join(', ')}.`)
  }
  const run = async (name: string, action: () => Promise<Counts>) =>
    wanted.includes(name) ? [await layer(name, action)] : []

  const unit = run('unit', () => vitest('unit', ['--project', '!emulator']))
  const checks = async () => [
    ...(await run('lint', () => npmScript('lint'))),
    ...(await run('types', () => npmScript('types'))),
  ]
  const onShop = async () => {
    if (!wanted.includes('emulator') && !wanted.includes('e2e')) return []
    const shop = await layer('shop', startShop)
    if (shop.failed > 0) return [shop]
    const emulator = await run('emulator', () => vitest('emulator', ['--project', 'emulator']))
    await unit
    return [shop, ...emulator, ...(await run('e2e', () => playwright([])))]
  }
  return (await Promise.all([checks(), unit, onShop()])).flat()
}

async function layer(name: string, action: () => Promise<Counts>): Promise<Result> {
  console.log(`── ${name}`)
  const startTime = performance.now()
  const counts = await action().catch((error: unknown) => {
    report(error)
    return oneFailed
  })
  return { name, ...counts, seconds: (performance.now() - startTime) / 1_000 }
}

async function npmScript(name: string): Promise<Counts> {
  await npmRun([name], path.join(folder, `${name}.log`))
  return onePassed
}

/** The tests find the shop by PORT_OFFSET. */
async function startShop(): Promise<Counts> {
  await npmScript('build')
  const { offset } = await startBeside()
  process.env['PORT_OFFSET'] = String(offset)
  return onePassed
}

async function vitest(name: string, args: string[]): Promise<Counts> {
  const file = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await startScript('vitest', ['run', ...reporters, ...args]).ended
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as VitestReport
  const skipped = numPendingTests + numTodoTests
  return withFailure(code, { passed: numPassedTests, failed: numFailedTests, skipped })
}

type VitestReport = Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>

async function playwright(args: string[]): Promise<Counts> {
  if (!existsSync(browser)) {
    throw new Error('There is no browser: `npx playwright install chromium`, or set CHROME_PATH.')
  }
  const file = reportFile('e2e')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const all = ['test', '--reporter=list,json', ...args]
  const code = await startScript('playwright', all, { env }).ended
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const { expected, unexpected, flaky, skipped } = stats
  return withFailure(code, { passed: expected, failed: unexpected + flaky, skipped })
}

type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

/** An error outside of a test makes the run fail, too. */
function withFailure(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The file of a report, without that of an earlier run. */
function reportFile(name: string) {
  const file = path.join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function sum(results: readonly Counts[]): Counts {
  const add = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

function sentence({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
