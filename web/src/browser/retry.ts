export class LoadError extends Error {
  /** Makes the next render request the chunk again. React.lazy and caches keep the failed promise. */
  forget: () => void = () => undefined
}

const delaysMs = [0, 500]

/** Retries twice, because phones on the move lose connections. */
export async function retry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return load().catch((error: unknown) => {
    throw new LoadError(String(error), { cause: error })
  })
}
