import type { apiBase, ClientError, endpoints } from '@shop/contract/api'
import { sharesUsage } from '../account/usage-statistics.ts'
import { report } from '../browser/report.ts'
import { routeOf } from './route-table.tsx'

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
  addEventListener('securitypolicyviolation', sendViolation)
}

/** What React reports. The error boundary logs errors itself. */
export const rootOptions = {
  onCaughtError: (error: unknown) => sendError(error),
  // A browser, a filter or an extension has changed the page before hydration, and React has repaired it.
  onRecoverableError: (error: unknown) => {
    report('The page was rendered again.', error)
    sendError(error, 'WARNING')
  },
}

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'originalPolicy'
>

/** An error if the shop's own files are blocked, or an origin that the policy allows for something else. */
export function sendViolation({ effectiveDirective, blockedURI, originalPolicy }: Violation) {
  const blocked = /^https?:\/\/[^/]+/.exec(blockedURI)?.[0]
  const origins = [location.origin, ...(originalPolicy.match(/https?:\/\/[^\s;/]+/g) ?? [])]
  const isOurs = origins.some((origin) => {
    const [start = '', end] = origin.split('*')
    return end === undefined
      ? blocked === start
      : blocked?.startsWith(start) === true && blocked.endsWith(end)
  })
  sendError(`${effectiveDirective} blocked ${blockedURI}`, isOurs ? 'ERROR' : 'WARNING')
}

function reportUncaught(what: string, error: unknown) {
  report(what, error)
  // Anything else does not tell where it comes from, such as the text for an error of another origin's script.
  if (error instanceof Error) sendError(error)
}

/** A translating browser or an extension has moved nodes that React removes. */
const isOfMovedNodes = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

/** Of a visit it sends the first three errors, then the 10th, the 100th and so on (decision 0032). */
export function sendError(
  error: unknown,
  severity: ClientError['severity'] = isOfMovedNodes(error) ? 'WARNING' : 'ERROR',
) {
  if (!sharesUsage()) return
  count += 1
  if (count > 3 && !/^10+$/.test(String(count))) return
  const body: ClientError = {
    message: withoutData(String(error)).slice(0, 300),
    stack: withoutData((error instanceof Error && error.stack) || '').slice(0, 2000),
    route: routeOf(location.pathname).path,
    version,
    browser: navigator.userAgent.slice(0, 300),
    severity,
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
