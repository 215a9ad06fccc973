import { ApiError, unauthenticated } from '../http/api-error.ts'

/**
 * Converts the errors of a call to the auth provider to API errors.
 * @throws ApiError unauthenticated when the user does not exist; unavailable on any other error
 */
export async function callProvider<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    if (isUserNotFound(cause)) throw unauthenticated()
    throw new ApiError('unavailable', { cause })
  }
}

export const isUserNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
