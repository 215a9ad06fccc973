/** An error that `report` prints without its stack, because the message is enough. */
export class PlainError extends Error {}

/** Prints the message of a PlainError, and the stack of any other error. */
export function report(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error && error.cause.message
  const message = error instanceof PlainError && error.message + (cause ? ` Cause: ${cause}` : '')
  console.error(message || error)
}
