import { killAll, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { BROWSER_FLAGS } from '../tools/test/find-browser.ts'
import type { Result } from 'lighthouse'

export type Visit = {
  /** performance, accessibility, best practices, SEO; 0–100 */
  scores: readonly number[]
  /** milliseconds */
  fcp: number
  /** milliseconds */
  lcp: number
  /** milliseconds */
  tbt: number
  cls: number
  /** over the network */
  bytes: number
  /** over the network */
  scriptBytes: number
  requests: number
  /** audits of the last three categories that did not pass */
  faults: readonly string[]
}

const chromeFlags = [
  ...BROWSER_FLAGS,
  // The proxy before the emulator makes its own certificate.
  '--ignore-certificate-errors',
  // A tab and a toolbar that are drawn would take the CPU from the page.
  '--kiosk',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Chromium now and then hands Lighthouse a trace without its beginning. */
const tries = 5

/** Ends the browser of a visit that is under way. */
export const endVisits = () => killAll()

/** Lighthouse's mobile visit of an address, with nothing cached. */
export async function visit(chromePath: string, url: string): Promise<Visit> {
  for (let attempt = 0; attempt < tries; attempt++) {
    // After Ctrl-C the command ends all that it has started, in order: `endVisits` last.
    const chrome = await launch({ chromePath, chromeFlags, handleSIGINT: false })
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' })
      if (result && !result.lhr.runtimeError && valueOf(result.lhr, 'largest-contentful-paint')) {
        return factsOf(result.lhr)
      }
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`Lighthouse could not measure ${url} in ${tries} tries.`)
}

const valueOf = (lhr: Result, id: string) => lhr.audits[id]?.numericValue ?? Number.NaN

function factsOf(lhr: Result): Visit {
  const requests = detailsOf(lhr, 'network-requests') as {
    resourceType?: string
    transferSize?: number
  }[]
  const bytesOf = (some: typeof requests) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    fcp: valueOf(lhr, 'first-contentful-paint'),
    lcp: valueOf(lhr, 'largest-contentful-paint'),
    tbt: valueOf(lhr, 'total-blocking-time'),
    cls: valueOf(lhr, 'cumulative-layout-shift'),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    faults: categories.slice(1).flatMap((name) => faultsOf(lhr, name)),
  }
}

function detailsOf(lhr: Result, id: string): unknown[] {
  const details = lhr.audits[id]?.details as { items?: unknown[] } | undefined
  return details?.items ?? []
}

function faultsOf(lhr: Result, category: string) {
  const weighty = (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return weighty
    .map(({ id }) => id)
    .filter((id) => {
      const score = lhr.audits[id]?.score
      return typeof score === 'number' && score < 1
    })
}
