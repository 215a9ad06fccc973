import { readLayers } from './arguments.ts'
import { attempt } from './attempt.ts'
import { findBrowsers } from './test/find-browser.ts'
import { runFolder } from './folders.ts'
import { LAYER_NAMES, LAYERS } from './test/layers.ts'
import { runQuickLayers, runShopLayers } from './test/run-layers.ts'
import { sum, summary } from './test/summary.ts'
import { supervise } from './process/supervise.ts'

/**
 * `npm test`: everything that CI runs, in layers; a failed layer does not keep the next from running.
 */
await supervise({ codeWhenStopped: 130 }, async (closing) => {
  const names = readLayers(process.argv.slice(2), LAYER_NAMES)
  const quick = names.filter((name) => LAYERS[name].needs === 'nothing')
  const onShop = names.filter((name) => LAYERS[name].needs !== 'nothing')
  const context = { closing, folder: runFolder('test', 0) }

  const browsers = names.includes('journeys') ? await attempt(() => findBrowsers(closing)) : {}

  const rows = await runQuickLayers(quick, { ...context, env: process.env })
  if (onShop.length > 0) rows.push(...(await runShopLayers(onShop, context, browsers)))

  // Before the summary, so that nothing can print after its last line.
  await closing.close()
  console.log(`\n${summary(rows)}`)
  return sum(rows).failed > 0 ? 1 : 0
})
