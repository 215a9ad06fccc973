/** The SDK reports that Google's keys could not be fetched as if the token were wrong. */
const keysMissing = /^Error (while making request|fetching (public keys|Json Web Keys))/

const refusals = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
])

/**
 * Why the SDK refuses a token, as its code: its message quotes the token. Undefined when it is not the
 * token that is wrong but Google that cannot be asked: that must not look like a refusal, for which
 * the client would sign its user out.
 */
export function tokenRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || keysMissing.test(error.message)) return undefined
  const code = 'code' in error ? String(error.code) : undefined
  if (code === undefined) return isStumble(error) ? 'malformed' : undefined
  return refusals.has(code) ? code : undefined
}

/** The SDK stumbles over a part of a token that is broken JSON, or null. */
const isStumble = (error: Error) => error instanceof SyntaxError || error instanceof TypeError
