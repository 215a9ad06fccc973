import { ApiError } from './api-error.ts'

/** Milliseconds; below the 30 s of the function and of the client, so that both hear the answer. */
export const defaultHandlerTimeout = 20_000

/**
 * What `work` comes to. Whatever it does later than that is lost: every call of the API may be repeated.
 * @throws ApiError unavailable after so many milliseconds
 */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    const cause = new Error(`No answer within ${milliseconds} ms.`)
    timer = setTimeout(() => reject(new ApiError('unavailable', { cause })), milliseconds)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
