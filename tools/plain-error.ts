/** A fault that one sentence explains: shown to the developer as it is, without a stack. */
export class PlainError extends Error {}

/** Shows an error to the developer: the sentence of an explained one, everything of another. */
export function report(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error && error.cause.message
  const sentence = error instanceof PlainError && error.message + (cause ? ` Cause: ${cause}` : '')
  console.error(sentence || error)
}
