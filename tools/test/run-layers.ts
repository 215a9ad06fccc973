import { attempt } from '../attempt.ts'
import { report } from '../plain-error.ts'
import { checked, layerOf, LAYERS } from './layers.ts'
import { buildForTests, startTestShop, testEnv } from './test-shop.ts'
import type { Shop } from '../emulators/shop.ts'
import type { PlainError } from '../plain-error.ts'
import type { Browsers } from './find-browser.ts'
import type { Context, LayerName } from './layers.ts'
import type { Result, Row } from './summary.ts'

/** The executables of the browsers, or the error of a failed installation. */
export type FoundBrowsers = { value?: Browsers | undefined; error?: PlainError }

type Started = { built: Row; shop: Shop } | { built: Row; reason: string }

/**
 * Runs three sequences concurrently, which takes a third less time on two cores: lint and types; unit
 * tests; the build, the layers that need the emulators and, after the unit tests, the e2e tests.
 */
export async function runLayers(
  names: readonly LayerName[],
  context: Context,
  browsers: FoundBrowsers,
): Promise<Row[]> {
  const run = (sequence: readonly LayerName[]) =>
    inSequence(both(names, sequence), (name) => runLayer(name, context))
  const unit = run(['unit'])
  const needsShop = names.some((name) => LAYERS[name].needs !== 'nothing')
  const rows = await Promise.all([
    run(['lint', 'types']),
    unit,
    needsShop ? buildAndRun(names, context, browsers, unit) : [],
  ])
  return rows.flat()
}

/** @param unit resolves when the unit tests have finished */
async function buildAndRun(
  names: readonly LayerName[],
  context: Context,
  browsers: FoundBrowsers,
  unit: Promise<unknown>,
): Promise<Row[]> {
  const started = await start(context)
  const run = (sequence: readonly LayerName[]) =>
    runOnShop(both(names, sequence), context, started, browsers)
  const onEmulators = await run(['function', 'rules'])
  await unit
  return [started.built, ...onEmulators, ...(await run(['e2e']))]
}

const both = (names: readonly LayerName[], others: readonly LayerName[]) =>
  names.filter((name) => others.includes(name))

async function inSequence(names: readonly LayerName[], run: (name: LayerName) => Promise<Row>) {
  const rows = []
  for (const name of names) rows.push(await run(name))
  return rows
}

async function start({ cleanup }: Context): Promise<Started> {
  const built = await timed('build', async () => {
    const { error } = await attempt(() => buildForTests(cleanup))
    return checked(!error, 'build')
  })
  if (built.failed > 0) return { built, reason: 'the build failed' }
  const { value: shop, error } = await attempt(() => startTestShop(cleanup))
  if (shop) return { built, shop }
  report(error)
  return { built, reason: 'the shop did not start' }
}

async function runOnShop(
  names: readonly LayerName[],
  context: Context,
  started: Started,
  browsers: FoundBrowsers,
): Promise<Row[]> {
  if ('reason' in started) return names.map((name) => notRun(name, started.reason))
  const { shop } = started
  const env = testEnv(shop, browsers.value)
  const rows = await inSequence(names, async (name) => {
    const missing = LAYERS[name].needs === 'shop and browser' && browsers.error
    return missing ? notRun(name, missing.message) : runLayer(name, { ...context, env })
  })
  return rows.map((row) => explainSkips(row, shop.firestore))
}

function runLayer(name: LayerName, context: Context): Promise<Row> {
  const tests = context.tests.filter((test) => layerOf(test) === name)
  return timed(name, () => LAYERS[name].run({ ...context, tests }))
}

async function timed(name: string, action: () => Promise<Result>): Promise<Row> {
  console.log(`── ${name}`)
  const startTime = performance.now()
  const result = await action()
  return { name, ...result, seconds: (performance.now() - startTime) / 1_000 }
}

/** @returns a failure, because a layer that did not run must not count as passed */
function notRun(name: LayerName, note: string): Row {
  const failures = [{ title: `${name}: ${note}`, repeat: `npm test -- --only ${name}` }]
  const counts = { passed: 0, failed: 1, skipped: 0 }
  return { name, ...counts, failures, seconds: 0, note: `not run: ${note}` }
}

function explainSkips(row: Row, { name, hasRules }: { name: string; hasRules: boolean }): Row {
  if (row.name !== 'rules' || row.skipped === 0 || hasRules) return row
  return { ...row, note: `${name} has no security rules` }
}
