// @ts-check
import './node-version.mjs'
import { readLayers } from './arguments.mjs'
import { attempt } from './attempt.mjs'
import { findBrowser } from './browser.mjs'
import { runFolder } from './folders.mjs'
import { installIfNeeded } from './install.mjs'
import { LAYER_NAMES, LAYERS } from './layers.mjs'
import { runQuickLayers, runShopLayers } from './run-layers.mjs'
import { sum, summary } from './summary.mjs'
import { supervise } from './supervise.mjs'

/** `npm test`: everything that CI runs, in layers; a failed layer does not keep the next from running. */
await supervise({ codeWhenStopped: 130 }, async (closing) => {
  const names = readLayers(process.argv.slice(2), LAYER_NAMES)
  const quick = names.filter((name) => LAYERS[name].needs === 'nothing')
  const onShop = names.filter((name) => LAYERS[name].needs !== 'nothing')
  const context = { closing, folder: runFolder('test', 0) }

  await installIfNeeded(closing)
  const browser = names.includes('journeys') ? await attempt(() => findBrowser(closing)) : {}

  const rows = await runQuickLayers(quick, { ...context, env: process.env })
  if (onShop.length > 0) rows.push(...(await runShopLayers(onShop, context, browser)))

  // Before the summary, so that nothing can print after its last line.
  await closing.close()
  console.log(`\n${summary(rows)}`)
  return sum(rows).failed > 0 ? 1 : 0
})
