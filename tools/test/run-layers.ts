import { attempt } from '../attempt.ts'
import { LAYERS } from './layers.ts'
import { report } from '../plain-error.ts'
import { buildForTests, startTestShop, testEnv } from './test-shop.ts'
import type { Context, LayerName } from './layers.ts'
import type { PlainError } from '../plain-error.ts'
import type { Browsers } from './find-browser.ts'
import type { Counts } from './reports.ts'
import type { Row } from './summary.ts'

/** the executables, or why there are none */
export type FoundBrowsers = { value?: Browsers | undefined; error?: PlainError }

/** @param names of layers that need no shop */
export async function runQuickLayers(names: LayerName[], context: Context): Promise<Row[]> {
  const rows = []
  for (const name of names) rows.push(await timed(name, () => LAYERS[name].run(context)))
  return rows
}

/** Builds and starts the shop, and runs the layers on it. */
export async function runShopLayers(
  names: LayerName[],
  context: Omit<Context, 'env'>,
  browsers: FoundBrowsers,
): Promise<Row[]> {
  const { closing } = context
  const built = await timed('build', async () => {
    const { error } = await attempt(() => buildForTests(closing))
    return { passed: error ? 0 : 1, failed: error ? 1 : 0, skipped: 0 }
  })
  if (built.failed > 0) return [built, ...names.map((name) => notRun(name, 'the build failed'))]

  const { value: shop, error } = await attempt(() => startTestShop(closing))
  if (error) {
    report(error)
    return [built, ...names.map((name) => notRun(name, 'the shop did not start'))]
  }

  const env = testEnv(shop, browsers.value)
  const rows = [built]
  for (const name of names) {
    const missing = LAYERS[name].needs === 'shop and browser' && browsers.error
    rows.push(
      missing
        ? notRun(name, missing.message)
        : await timed(name, () => LAYERS[name].run({ ...context, env })),
    )
  }
  return rows.map((row) => explainSkips(row, shop.firestore))
}

async function timed(name: string, action: () => Promise<Counts>): Promise<Row> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const counts = await action()
  return { name, ...counts, seconds: (performance.now() - start) / 1_000 }
}

/**
 * @param note why
 * @returns a failure: what did not run must not look green
 */
function notRun(name: string, note: string): Row {
  return { name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: `not run: ${note}` }
}

function explainSkips(row: Row, { name, hasRules }: { name: string; hasRules: boolean }): Row {
  if (row.name !== 'rules' || row.skipped === 0 || hasRules) return row
  return { ...row, note: `${name} has no security rules` }
}
