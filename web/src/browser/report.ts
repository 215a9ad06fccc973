/**
 * Logs an error that the page already shows, or that the user cannot act on. Other files call it instead
 * of console.error.
 */
export function report(what: string, cause: unknown) {
  console.error(what, cause)
}

/**
 * Reports uncaught errors and rejections through `report` instead of the browser's own log. React's
 * uncaught and recoverable errors also fire these events.
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
