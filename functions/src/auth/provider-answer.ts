import { ApiError, unauthenticated } from '../http/api-error.ts'

/**
 * What the provider answers about a user.
 * @throws ApiError unauthenticated when there is no such user; unavailable when it cannot be asked
 */
export async function providerAnswer<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found')
      throw unauthenticated()
    throw new ApiError('unavailable', { cause })
  }
}
