/**
 * Measures every page with Lighthouse (mobile, empty cache), alternating with a baseline, the same page
 * without scripts: `npm run build && npx tsx bench/pages.ts [rounds, 5] [paths, all]`.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { allRoutes } from '../web/src/routes.ts'
import { findBrowser } from '../tools/test/find-browser.ts'
import { root } from '../tools/folders.ts'
import { supervise } from '../tools/process/supervise.ts'
import { startTestShop } from '../tools/test/test-shop.ts'
import { compressingProxy, stripScripts } from './compressing-proxy.ts'
import { evaluatePage, targets } from './evaluate-page.ts'
import { killBrowsers, runLighthouse } from './run-lighthouse.ts'

const [rounds = '5', ...chosen] = process.argv.slice(2)

/** Paths that return 200. */
const allPaths = () =>
  readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .toSorted()

/** Search engines may not index the account pages. */
const isIndexed = (page: string) => allRoutes.find(({ path }) => path === page)?.indexed ?? true

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(5)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0).padStart(5)

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  // Runs last, because Lighthouse fails when its browser is killed.
  cleanup.add(killBrowsers)
  const paths = chosen.length > 0 ? chosen : allPaths()
  const browser = await findBrowser(cleanup)
  const { origin } = await startTestShop(cleanup)
  const shop = await compressingProxy(cleanup, origin)
  const baseline = await compressingProxy(cleanup, origin, stripScripts)

  console.log(
    `${'page'.padEnd(32)} P A B S         FCP s  LCP s  ÷ baseline (spread)  TBT ms (baseline)  CLS     kB  JS kB  requests`,
  )
  let failed = 0
  for (const page of paths) {
    const skipAudits = isIndexed(page) ? [] : ['is-crawlable']
    const runs = []
    const baselineRuns = []
    for (let round = 0; round < Number(rounds); round++) {
      runs.push(await runLighthouse(browser, shop + page, skipAudits))
      baselineRuns.push(await runLighthouse(browser, baseline + page, skipAudits))
    }
    const result = evaluatePage(runs, baselineRuns)
    if (result.missed.length > 0) failed++
    console.log(rowOf(page, result))
  }
  console.log(
    `${paths.length - failed} of ${paths.length} pages reach the targets: scores ${targets.score}, LCP ${targets.lcpRatio} × the baseline or within its spread, TBT ${targets.tbt} ms, CLS ${targets.cls}`,
  )
  return failed > 0 ? 1 : 0
})

function rowOf(page: string, result: ReturnType<typeof evaluatePage>) {
  const {
    scores,
    fcp,
    lcp,
    ratio,
    spread,
    tbt,
    baselineTbt,
    cls,
    bytes,
    scriptBytes,
    requests,
    missed,
  } = result
  const cells = [
    page.padEnd(32),
    scores.join(' ').padEnd(15),
    seconds(fcp),
    seconds(lcp),
    `      ${ratio.toFixed(2)} (${spread.toFixed(2)})   `,
    `${Math.round(tbt)} (${Math.round(baselineTbt)})`.padStart(16),
    cls.toFixed(3),
    kilobytes(bytes),
    kilobytes(scriptBytes),
    String(requests).padStart(9),
  ]
  return [cells.join('  '), ...missed.map((text) => `    failed: ${text}`)].join('\n')
}
