import { report } from './report.ts'

/**
 * What nobody has caught is reported like everything else, instead of by the browser. React sends
 * its own uncaught errors, and those it has recovered from, the same way.
 */
export function reportUnhandled() {
  addEventListener('error', (event) => {
    event.preventDefault()
    report('An error was not handled.', event.error ?? event.message)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    report('A rejection was not handled.', event.reason)
  })
}
