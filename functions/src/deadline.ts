import { ApiError } from './api-error.ts'

/** Below the function's own 30 s, the client's patience and Hosting's 60 s (milliseconds). */
export const usualDeadline = 10_000

/**
 * What `work` comes to. Whatever it does later than that is lost: every call of the API may be repeated.
 * @throws ApiError unavailable after so many milliseconds
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
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
