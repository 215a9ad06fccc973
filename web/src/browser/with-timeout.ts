/**
 * Gives a task so many milliseconds; then it has failed, whatever it waits for, and its signal
 * aborts what it has asked for.
 */
export async function withTimeout<Answer>(
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${milliseconds} ms.`))
      stop.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([task(stop.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
