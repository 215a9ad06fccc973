import { attempt } from '../attempt.ts'
import { report } from '../plain-error.ts'
import { checked, layerOf, LAYERS } from './layers.ts'
import { buildForTests, startTestShop, testEnv } from './test-shop.ts'
import type { Shop } from '../emulators/shop.ts'
import type { PlainError } from '../plain-error.ts'
import type { Browsers } from './find-browser.ts'
import type { Context, LayerName } from './layers.ts'
import type { Result, Row } from './summary.ts'

/** the executables, or why there are none */
export type FoundBrowsers = { value?: Browsers | undefined; error?: PlainError }

type Started = { built: Row; shop: Shop } | { built: Row; reason: string }

/**
 * Runs what needs no shop in two sequences beside the build and the start of the shop, which is
 * about a third faster on two cores; then the layers on the shop, one after the other.
 */
export async function runLayers(
  names: readonly LayerName[],
  context: Context,
  browsers: FoundBrowsers,
): Promise<Row[]> {
  const onShop = names.filter((name) => LAYERS[name].needs !== 'nothing')
  const inSequence = async (sequence: readonly LayerName[]) => {
    const rows = []
    for (const name of names.filter((one) => sequence.includes(one))) {
      rows.push(await runLayer(name, context))
    }
    return rows
  }
  const [checks, unit, started] = await Promise.all([
    inSequence(['lint', 'types']),
    inSequence(['unit']),
    onShop.length > 0 ? start(context) : undefined,
  ])
  if (!started) return [...checks, ...unit]
  return [
    ...checks,
    ...unit,
    started.built,
    ...(await runOnShop(onShop, context, started, browsers)),
  ]
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
  const rows = []
  for (const name of names) {
    const missing = LAYERS[name].needs === 'shop and browser' && browsers.error
    rows.push(missing ? notRun(name, missing.message) : await runLayer(name, { ...context, env }))
  }
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

/**
 * @param note why
 * @returns a failure: what did not run must not look green
 */
function notRun(name: LayerName, note: string): Row {
  const failures = [{ title: `${name}: ${note}`, repeat: `npm test -- --only ${name}` }]
  const counts = { passed: 0, failed: 1, skipped: 0 }
  return { name, ...counts, tests: [], failures, seconds: 0, note: `not run: ${note}` }
}

function explainSkips(row: Row, { name, hasRules }: { name: string; hasRules: boolean }): Row {
  if (row.name !== 'rules' || row.skipped === 0 || hasRules) return row
  return { ...row, note: `${name} has no security rules` }
}
