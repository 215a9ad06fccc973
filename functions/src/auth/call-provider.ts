import { ApiError, unauthenticated } from '../http/api-error.ts'

/**
 * Converts the errors of a call to the auth provider to API errors.
 * @throws ApiError unauthenticated when the user does not exist; unavailable on any other error
 */
export async function callProvider<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found')
      throw unauthenticated()
    throw new ApiError('unavailable', { cause })
  }
}
