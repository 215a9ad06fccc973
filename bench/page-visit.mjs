// @ts-check
import { killAll, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { BROWSER_FLAGS } from '../tools/browser.mjs'

/**
 * @typedef {object} Visit
 * @property {readonly number[]} scores performance, accessibility, best practices, SEO; 0–100
 * @property {number} fcp milliseconds
 * @property {number} lcp milliseconds
 * @property {number} tbt milliseconds
 * @property {number} cls
 * @property {number} bytes over the network
 * @property {number} scriptBytes over the network
 * @property {number} requests
 * @property {readonly string[]} faults audits of the last three categories that did not pass
 */

const chromeFlags = [
  ...BROWSER_FLAGS,
  // The proxy before the emulator makes its own certificate.
  '--ignore-certificate-errors',
  // A tab and a toolbar that are drawn would take the CPU from the page.
  '--kiosk',
]
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])
/** Chromium now and then hands Lighthouse a trace without its beginning. */
const tries = 5

/** Ends the browser of a visit that is under way. */
export const endVisits = () => killAll()

/**
 * Lighthouse's mobile visit of an address, with nothing cached.
 * @param {string} chromePath
 * @param {string} url
 * @returns {Promise<Visit>}
 */
export async function visit(chromePath, url) {
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

/** @typedef {import('lighthouse').Result} Result */

/** @param {Result} lhr @param {string} id */
const valueOf = (lhr, id) => lhr.audits[id]?.numericValue ?? Number.NaN

/** @param {Result} lhr @returns {Visit} */
function factsOf(lhr) {
  const requests = /** @type {{ resourceType?: string, transferSize?: number }[]} */ (
    detailsOf(lhr, 'network-requests')
  )
  const bytesOf = (/** @type {typeof requests} */ some) =>
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

/** @param {Result} lhr @param {string} id @returns {unknown[]} */
function detailsOf(lhr, id) {
  const details = /** @type {{ items?: unknown[] } | undefined} */ (lhr.audits[id]?.details)
  return details?.items ?? []
}

/** @param {Result} lhr @param {string} category */
function faultsOf(lhr, category) {
  const weighty = (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return weighty
    .map(({ id }) => id)
    .filter((id) => {
      const score = lhr.audits[id]?.score
      return typeof score === 'number' && score < 1
    })
}
