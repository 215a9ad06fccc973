import { killAll, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { benchFlags } from './browser-flags.ts'
import type { Result } from 'lighthouse'

export type LighthouseRun = {
  /** performance, accessibility, best practices, SEO; 0–100 */
  scores: readonly number[]
  /** milliseconds */
  fcp: number
  /** milliseconds */
  lcp: number
  /** milliseconds */
  tbt: number
  cls: number
  /** transferred bytes */
  bytes: number
  /** transferred bytes of scripts */
  scriptBytes: number
  requests: number
  /** failed audits, except those of the performance category */
  failedAudits: readonly string[]
}

const chromeFlags = [
  ...benchFlags,
  // The compressing proxy has a self-signed certificate.
  '--ignore-certificate-errors',
  // Painting the tab strip and the toolbar would compete for the CPU.
  '--kiosk',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** A run is repeated if Chromium delivers an incomplete trace. */
const maxAttempts = 5

/** Kills running browsers. */
export const killBrowsers = () => killAll()

/**
 * Runs Lighthouse with its mobile settings and an empty cache.
 * @param skipAudits ids of audits
 */
export async function runLighthouse(
  chromePath: string,
  url: string,
  skipAudits: string[],
): Promise<LighthouseRun> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    // Does not kill the browser on Ctrl-C, because the caller's cleanup calls `killBrowsers`.
    const chrome = await launch({ chromePath, chromeFlags, handleSIGINT: false })
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', skipAudits })
      if (result && !result.lhr.runtimeError && valueOf(result.lhr, 'largest-contentful-paint')) {
        return metricsOf(result.lhr)
      }
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`Lighthouse could not measure ${url} in ${maxAttempts} attempts.`)
}

const valueOf = (lhr: Result, id: string) => lhr.audits[id]?.numericValue ?? Number.NaN

function metricsOf(lhr: Result): LighthouseRun {
  const requests = detailsOf(lhr, 'network-requests') as {
    resourceType?: string
    transferSize?: number
  }[]
  const bytesOf = (selected: typeof requests) =>
    selected.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    fcp: valueOf(lhr, 'first-contentful-paint'),
    lcp: valueOf(lhr, 'largest-contentful-paint'),
    tbt: valueOf(lhr, 'total-blocking-time'),
    cls: valueOf(lhr, 'cumulative-layout-shift'),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    failedAudits: categories.slice(1).flatMap((name) => failedAuditsOf(lhr, name)),
  }
}

function detailsOf(lhr: Result, id: string): unknown[] {
  const details = lhr.audits[id]?.details as { items?: unknown[] } | undefined
  return details?.items ?? []
}

function failedAuditsOf(lhr: Result, category: string) {
  const weighted = (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return weighted
    .map(({ id }) => id)
    .filter((id) => {
      const score = lhr.audits[id]?.score
      return typeof score === 'number' && score < 1
    })
}
