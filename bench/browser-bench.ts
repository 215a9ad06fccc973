import type { Browser } from '@playwright/test'
import { startBeside } from '../tools/emulators.ts'
import { runMain } from '../tools/processes.ts'
import { launchBrowser } from './browser.ts'
import { compare } from './compare.ts'
import { startProxy, stripScripts } from './proxy.ts'
import { report, type Budgets, type Row } from './report.ts'

/** Origins of the Hosting emulator, of its proxy, and of the proxy that removes all scripts. */
type Shop = { emulator: string; origin: string; baseline: string }

type Bench<Name extends string, Kind extends string, Value, Column extends string> = {
  names: readonly Name[]
  kinds: readonly Kind[]
  rounds: number
  browserFlags?: string[]
  measure: (browser: Browser, shop: Shop, name: Name, kind: Kind) => Promise<Value>
  cellsOf: (values: Record<Kind, Value[]>) => Row<Column>['cells']
  budgets: Budgets<NoInfer<Column>>
  summarize?: (values: number[]) => number
}

/** The arguments are [rounds] [names]. BEFORE is the origin of another version to measure too (docs/performance.md). */
export const runBrowserBench = <N extends string, K extends string, V, C extends string>(
  bench: Bench<N, K, V, C>,
) =>
  runMain(async () => {
    const [rounds = bench.rounds, ...chosen] = process.argv.slice(2)
    const names = bench.names.filter((name) => chosen.length === 0 || chosen.includes(name))
    const browser = await launchBrowser(bench.browserFlags)
    const { BEFORE } = process.env
    const emulators = [(await startBeside()).origin, ...(BEFORE ? [BEFORE] : [])]
    const shops = await Promise.all(
      emulators.map(async (emulator) => ({
        emulator,
        origin: await startProxy(emulator),
        baseline: await startProxy(emulator, stripScripts),
      })),
    )
    const rows = names.flatMap((name) => shops.map((shop) => ({ name, shop })))
    const results = await compare(rows, bench.kinds, Number(rounds), async (row, kind) => {
      const value = await bench.measure(browser, row.shop, row.name, kind)
      for (const context of browser.contexts()) await context.close()
      return value
    })
    const table = results.map(({ row: { name, shop }, values }) => {
      const version = shop.emulator === BEFORE ? { isBefore: true } : {}
      return { name, ...version, cells: bench.cellsOf(values) }
    })
    return report(table, bench.budgets, bench.summarize)
  })
