/** Milliseconds before each retry. */
const delaysMs = [0, 500]

/** Loads a chunk. A phone on the move drops connections, and browsers request a failed chunk again. */
export async function retry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return load()
}
