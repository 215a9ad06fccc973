/** The one way an error that a person has been told about, or cannot help, reaches the log. */
export function report(what: string, cause: unknown) {
  console.error(what, cause)
}
