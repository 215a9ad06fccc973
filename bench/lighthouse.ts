/* Lighthouse, mobile and with an empty cache: 100 in all four categories. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { root } from '../tools/shop.ts'
import type { Shop } from './browser.ts'
import { measureRows } from './measure.ts'

/** The lowest of the four scores. A page below 100 gets three runs, of which the median counts. */
export const measureLighthouse = ({ emulator, origin, debuggingPort }: Shop) => {
  const pages = readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .toSorted()

  return measureRows(pages, 1, async (path) => {
    const html = await (await fetch(emulator + path)).text()
    const skipAudits = html.includes('content="noindex') ? ['is-crawlable'] : []
    const scores = await runLighthouse(origin + path, debuggingPort, skipAudits)
    return { Lighthouse: { measured: 100, floor: Math.min(...scores) } }
  })
}

/** Repeats a run if Chromium delivers an incomplete trace. */
async function runLighthouse(
  url: string,
  port: number,
  skipAudits: string[],
  attempts = 5,
): Promise<number[]> {
  const run = await lighthouse(url, { port, logLevel: 'silent', skipAudits })
  if (run && !run.lhr.runtimeError && run.lhr.audits['largest-contentful-paint']?.numericValue)
    return Object.values(run.lhr.categories).map(({ score }) => 100 * (score ?? 0))
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${url}.`)
  return runLighthouse(url, port, skipAudits, attempts - 1)
}
