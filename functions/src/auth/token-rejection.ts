/** The SDK reports a failed request for Google's keys as an invalid token: only the message differs. */
const keyFetchFailed = /^Error (while making request|fetching (public keys|Json Web Keys))/

const rejections = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  // Only the Auth emulator looks for these two when a token is verified.
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
])

/**
 * Returns the SDK's error code for an invalid token. The SDK's message is not used: it quotes the token.
 * Returns undefined for an outage at Google. An outage must not return 401, because the client signs
 * the user out after a 401.
 */
export function tokenRejection(error: unknown): string | undefined {
  if (!(error instanceof Error) || keyFetchFailed.test(error.message)) return undefined
  const code = 'code' in error ? String(error.code) : undefined
  if (code === undefined) return isParsingError(error) ? 'malformed' : undefined
  return rejections.has(code) ? code : undefined
}

/** The SDK throws these when a part of the token is invalid JSON, or null. */
const isParsingError = (error: Error) => error instanceof SyntaxError || error instanceof TypeError
