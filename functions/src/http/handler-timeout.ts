import { ApiError } from './api-error.ts'

/** Milliseconds: less than the 30 s timeouts of function and client, so that the client gets the 503. */
export const defaultHandlerTimeout = 20_000

/**
 * Resolves with the result of `work`. A result after the timeout is dropped: every request of the API
 * can be retried.
 * @throws ApiError unavailable after the timeout
 */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const cause = new Error(`No response within ${milliseconds} ms.`)
    timer = setTimeout(() => reject(new ApiError('unavailable', { cause })), milliseconds)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
