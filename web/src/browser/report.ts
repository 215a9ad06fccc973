/**
 * Logs an error that the page already shows, or that the user cannot act on. Other files call it instead
 * of console.error.
 */
export function report(what: string, cause: unknown) {
  console.error(what, cause)
}
