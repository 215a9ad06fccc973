import { ApiError } from './api-error.ts'

/** Milliseconds: less than the 30 s timeouts of function and client, so that the client gets the 503. */
export const defaultDeadline = 20_000

/**
 * Runs `work` with a signal that aborts at the deadline. Every step checks it before it writes, retries or
 * calls the auth provider, so after the response nothing starts; a commit on its way may still arrive.
 * @throws ApiError unavailable at the deadline
 */
export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const cause = new Error(`No response within ${milliseconds} ms.`)
      const error = new ApiError('unavailable', { cause })
      controller.abort(error)
      reject(error)
    }, milliseconds)
  })
  try {
    return await Promise.race([work(controller.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
