/**
 * Every page as a phone sees it first (Lighthouse mobile, nothing cached), beside the same page without
 * its scripts, in turn: `npm run build && npx tsx bench/pages.ts [rounds, 5] [addresses, all]`.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../tools/test/find-browser.ts'
import { root } from '../tools/folders.ts'
import { supervise } from '../tools/process/supervise.ts'
import { startTestShop } from '../tools/test/test-shop.ts'
import { compressingProxy, withoutScripts } from './compressing-proxy.ts'
import { targets, verdict } from './page-verdict.ts'
import { endVisits, visit } from './page-visit.ts'

const [rounds = '5', ...chosen] = process.argv.slice(2)

/** All that answer 200. */
const allAddresses = () =>
  readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .toSorted()

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(5)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0).padStart(5)

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  // Comes last: Lighthouse does not take it well.
  cleanup.add(endVisits)
  const addresses = chosen.length > 0 ? chosen : allAddresses()
  const browser = await findBrowser(cleanup)
  const { origin } = await startTestShop(cleanup)
  const shop = await compressingProxy(cleanup, origin)
  const limit = await compressingProxy(cleanup, origin, withoutScripts)

  console.log(
    `${'page'.padEnd(32)} P A B S         FCP s  LCP s  ÷ limit (spread)  TBT ms (limit)    CLS     kB  JS kB  requests`,
  )
  let failed = 0
  for (const address of addresses) {
    const visits = []
    const limits = []
    for (let round = 0; round < Number(rounds); round++) {
      visits.push(await visit(browser, shop + address))
      limits.push(await visit(browser, limit + address))
    }
    const found = verdict(visits, limits)
    if (found.missed.length > 0) failed++
    console.log(rowOf(address, found))
  }
  console.log(
    `${addresses.length - failed} of ${addresses.length} pages reach the targets: scores ${targets.score}, LCP ${targets.lcpRatio} × the limit or within its spread, TBT ${targets.tbt} ms, CLS ${targets.cls}`,
  )
  return failed > 0 ? 1 : 0
})

function rowOf(address: string, found: ReturnType<typeof verdict>) {
  const {
    scores,
    fcp,
    lcp,
    ratio,
    spread,
    tbt,
    limitTbt,
    cls,
    bytes,
    scriptBytes,
    requests,
    missed,
  } = found
  const cells = [
    address.padEnd(32),
    scores.join(' ').padEnd(15),
    seconds(fcp),
    seconds(lcp),
    `   ${ratio.toFixed(2)} (${spread.toFixed(2)})   `,
    `${Math.round(tbt)} (${Math.round(limitTbt)})`.padStart(13),
    cls.toFixed(3),
    kilobytes(bytes),
    kilobytes(scriptBytes),
    String(requests).padStart(9),
  ]
  return [cells.join('  '), ...missed.map((text) => `    missed: ${text}`)].join('\n')
}
