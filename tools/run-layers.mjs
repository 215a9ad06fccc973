// @ts-check
import { attempt } from './attempt.mjs'
import { LAYERS } from './layers.mjs'
import { report } from './plain-error.mjs'
import { buildForTests, startTestShop, testEnv } from './test-shop.mjs'

/** @import { Context, LayerName } from './layers.mjs' */
/** @import { PlainError } from './plain-error.mjs' */
/** @import { Counts } from './reports.mjs' */
/** @import { Row } from './summary.mjs' */
/** @typedef {{ value?: string | undefined, error?: PlainError }} Browser the executable, or why there is none */

/**
 * @param {LayerName[]} names of layers that need no shop
 * @param {Context} context
 * @returns {Promise<Row[]>}
 */
export async function runQuickLayers(names, context) {
  const rows = []
  for (const name of names) rows.push(await timed(name, () => LAYERS[name].run(context)))
  return rows
}

/**
 * Builds and starts the shop, and runs the layers on it.
 * @param {LayerName[]} names
 * @param {Omit<Context, 'env'>} context
 * @param {Browser} browser
 * @returns {Promise<Row[]>}
 */
export async function runShopLayers(names, context, browser) {
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

  const env = testEnv(shop, browser.value)
  const rows = [built]
  for (const name of names) {
    const missing = LAYERS[name].needs === 'shop and browser' && browser.error
    rows.push(
      missing
        ? notRun(name, missing.message)
        : await timed(name, () => LAYERS[name].run({ ...context, env })),
    )
  }
  return rows.map((row) => explainSkips(row, shop.firestore))
}

/**
 * @param {string} name
 * @param {() => Promise<Counts>} action
 * @returns {Promise<Row>}
 */
async function timed(name, action) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const counts = await action()
  return { name, ...counts, seconds: (performance.now() - start) / 1_000 }
}

/**
 * @param {string} name
 * @param {string} note why
 * @returns {Row} a failure: what did not run must not look green
 */
function notRun(name, note) {
  return { name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: `not run: ${note}` }
}

/**
 * @param {Row} row
 * @param {{ name: string, hasRules: boolean }} firestore
 * @returns {Row}
 */
function explainSkips(row, { name, hasRules }) {
  if (row.name !== 'rules' || row.skipped === 0 || hasRules) return row
  return { ...row, note: `${name} has no security rules` }
}
