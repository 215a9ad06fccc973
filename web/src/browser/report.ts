/** Logs an error that the page already shows, or that the user cannot act on. Use it instead of console.error. */
export function report(what: string, cause: unknown) {
  console.error(what, cause)
}
