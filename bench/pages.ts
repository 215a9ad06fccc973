/* Lighthouse, mobile and with an empty cache, relative to the baseline: the same page without scripts. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../functions/src/testing/framework.ts'
import { root } from '../tools/shop.ts'
import { runBrowserBench } from './browser-bench.ts'
import { median } from './compare.ts'

const names = readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  .toSorted()

const port = await freePort()

await runBrowserBench({
  names,
  kinds: ['origin', 'baseline'],
  rounds: 5,
  // Painting the tab strip and the toolbar would compete for the CPU.
  browserFlags: [`--remote-debugging-port=${port}`, '--kiosk'],
  measure: async (_browser, shop, path, kind) => {
    const html = await (await fetch(shop.emulator + path)).text()
    const skipAudits = html.includes('content="noindex') ? ['is-crawlable'] : []
    return runLighthouse(shop[kind] + path, skipAudits)
  },
  cellsOf: ({ origin, baseline }) => ({
    'points below 100': 100 - median(origin.map(lowestScore)),
    'LCP (ms)': medianOf(origin, 'largest-contentful-paint'),
    'LCP ÷ baseline':
      medianOf(origin, 'largest-contentful-paint') / medianOf(baseline, 'largest-contentful-paint'),
    'TBT (ms)': medianOf(origin, 'total-blocking-time'),
    'TBT of baseline': medianOf(baseline, 'total-blocking-time'),
    CLS: medianOf(origin, 'cumulative-layout-shift'),
    kB: medianOf(origin, 'total-byte-weight') / 1000,
  }),
  budgets: { 'points below 100': 0, 'LCP ÷ baseline': 1.1, 'TBT (ms)': 50, CLS: 0 },
})

/** Repeats a run if Chromium delivers an incomplete trace. */
async function runLighthouse(url: string, skipAudits: string[], attempts = 5): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'silent', skipAudits })
  if (run && !run.lhr.runtimeError && run.lhr.audits['largest-contentful-paint']?.numericValue)
    return run.lhr
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${url}.`)
  return runLighthouse(url, skipAudits, attempts - 1)
}

function lowestScore({ categories }: Result) {
  return Math.min(...Object.values(categories).map(({ score }) => 100 * (score ?? 0)))
}

function medianOf(runs: Result[], audit: string) {
  return median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
}
