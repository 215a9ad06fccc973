import type { apiBase, ClientError, endpoints } from '@shop/contract/api'
import { sharesUsage } from '../account/usage-statistics.ts'
import { report } from '../browser/report.ts'
import { routeOf } from './screens.ts'

/** Only types are imported: the contract's schemas would load on every page. */
const url: `${typeof apiBase}${(typeof endpoints)['errors']}` = '/api/errors'

/** The name of this chunk, which contains a hash of all scripts (docs/operating.md). */
const version = import.meta.url.replace(/.*\//, '')

let count = 0

/** Reports uncaught errors, React's included, instead of the browser, and violations of the policy. */
export function reportErrors() {
  addEventListener('error', (event) => {
    event.preventDefault()
    reportUncaught('An error was not handled.', event.error ?? event.message)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    reportUncaught('A rejection was not handled.', event.reason)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    sendError(`${effectiveDirective} blocked ${blockedURI}`)
  })
}

function reportUncaught(what: string, error: unknown) {
  report(what, error)
  // Anything else does not tell where it comes from, such as the text for an error of another origin's script.
  if (error instanceof Error) sendError(error)
}

/** Of a visit it sends the first three errors, then the 10th, the 100th and so on (decision 0032). */
export function sendError(error: unknown) {
  if (!sharesUsage()) return
  count += 1
  if (count > 3 && !/^10+$/.test(String(count))) return
  const body: ClientError = {
    message: withoutData(String(error)).slice(0, 300),
    stack: withoutData((error instanceof Error && error.stack) || '').slice(0, 2000),
    route: routeOf(location.pathname)?.path ?? '',
    version,
    browser: navigator.userAgent.slice(0, 300),
  }
  const beacon = new Blob([JSON.stringify(body)], { type: 'application/json' })
  // Privacy settings of some browsers remove it.
  const { sendBeacon } = navigator as Partial<Navigator>
  sendBeacon?.call(navigator, url, beacon)
}

/** Removes quoted text, which parsers copy from their input, and all of a URL but its origin and script. */
const withoutData = (text: string) =>
  text
    .replace(/".*"/s, '""')
    .replace(/([\w-]+:\/\/[^\s/?#]*)(\/assets\/[\w.-]+(?::\d+)*)?\S*?(\)?)(?!\S)/g, '$1$2$3')
