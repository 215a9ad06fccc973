import { readTestOptions } from './arguments.ts'
import { attempt } from './attempt.ts'
import { findBrowsers } from './test/find-browser.ts'
import { runFolder } from './folders.ts'
import { LAYER_NAMES, layerOf } from './test/layers.ts'
import { runLayers } from './test/run-layers.ts'
import { sum, summary } from './test/summary.ts'
import { supervise } from './process/supervise.ts'

/**
 * `npm test`: runs all test layers, as CI does. A failed layer does not stop the others. `npm run check`
 * runs only quick tests.
 */
await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const { only, tests, isQuick } = readTestOptions(process.argv.slice(2), LAYER_NAMES)
  const chosen = tests.length > 0 ? tests.map(layerOf) : only
  const names = LAYER_NAMES.filter((name) => chosen.includes(name))
  const context = { cleanup, folder: runFolder('test', 0), env: process.env, tests, isQuick }
  const startTime = performance.now()

  const browsers = names.includes('e2e') ? await attempt(() => findBrowsers(cleanup)) : {}
  const rows = await runLayers(names, context, browsers)

  // Cleanup runs before the summary, so that the summary comes last.
  await cleanup.run()
  console.log(`\n${summary(rows, (performance.now() - startTime) / 1_000)}`)
  return sum(rows).failed > 0 ? 1 : 0
})
