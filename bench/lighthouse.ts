/* Lighthouse, mobile and with an empty cache. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { root } from '../tools/shop.ts'
import type { Shop } from './browser.ts'
import { measureRows } from './measure.ts'

/** Performance depends on the machine: its floor is the score of React alone (floor-client.ts). */
export const measureLighthouse = ({ emulator, origin, floor, debuggingPort }: Shop) => {
  const pages = readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .toSorted()

  return measureRows(pages, 1, async (path) => {
    const html = await (await fetch(emulator + path)).text()
    const skipAudits = html.includes('content="noindex') ? ['is-crawlable'] : []
    const port = debuggingPort
    const own = await runLighthouse(origin + path, { port, skipAudits })
    const bare = await runLighthouse(floor + path, { port, onlyCategories: ['performance'] })
    return {
      Lighthouse: { measured: 100, floor: own.lowestOfOthers },
      'Lighthouse performance': { measured: bare.performance, floor: own.performance },
    }
  })
}

/** Repeats a run if Chromium delivers an incomplete trace. */
async function runLighthouse(
  url: string,
  flags: Parameters<typeof lighthouse>[1],
  attempts = 5,
): Promise<{ performance: number; lowestOfOthers: number }> {
  const run = await lighthouse(url, { ...flags, logLevel: 'silent' })
  const { performance, ...others } = run?.lhr.categories ?? {}
  if (performance?.score) {
    const scores = Object.values(others).map(({ score }) => score ?? 0)
    return { performance: 100 * performance.score, lowestOfOthers: 100 * Math.min(...scores) }
  }
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${url}.`)
  return runLighthouse(url, flags, attempts - 1)
}
