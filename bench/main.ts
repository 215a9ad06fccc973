/* `npm run bench`: measures all parts, or those named, and exits with 1 if a ratio exceeds its budget. */
import path from 'node:path'
import { npmRun, runMain } from '../tools/processes.ts'
import { logFolder, portOffset } from '../tools/shop.ts'
import { startShop, type Shop } from './browser.ts'
import { measureColdStart, measureRequest } from './function.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { isOver, type Row } from './measure.ts'
import { measureNavigation } from './navigation.ts'
import { measurePages } from './pages.ts'
import { measurePresses } from './presses.ts'
import { measureSignedIn } from './signed-in.ts'

const parts: Record<string, (shop: Shop) => Promise<Row[]>> = {
  'cold-start': measureColdStart,
  request: measureRequest,
  load: measureLoad,
  pages: measurePages,
  navigation: measureNavigation,
  presses: measurePresses,
  'signed-in': measureSignedIn,
  lighthouse: measureLighthouse,
}

await runMain(async () => {
  const [...chosen] = process.argv.slice(2)
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown) throw new Error(`There is no part '${unknown}': ${Object.keys(parts).join(', ')}.`)
  await npmRun(['build'], path.join(logFolder(portOffset()), 'build.log'))
  const shop = await startShop()
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    process.stderr.write(`${name} `)
    const measured = await measure(shop)
    for (const row of measured) console.log(format(row))
    rows.push(...measured)
  }
  await shop.browser.close()
  // The highest ratio of each metric.
  const byRatio = rows.toSorted((one, other) => one.ratio - other.ratio)
  console.table([...new Map(byRatio.map((row) => [row.metric, row])).values()])
  const over = rows.filter(isOver)
  for (const row of over) console.log(`Over its budget: ${format(row)}`)
  return over.length > 0 ? 1 : 0
})

function format({ metric, name, measured, floor, ratio, budget }: Row) {
  const what = [...new Set([metric, name])].join(', ')
  return `${what}: ${measured} ÷ ${floor} = ${ratio}, at most ${budget}`
}
