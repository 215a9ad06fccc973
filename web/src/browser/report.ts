/** For an error that the page shows, or that the user cannot act on; other files do not call console.error. */
export function report(what: string, cause: unknown) {
  console.error(what, cause)
}
