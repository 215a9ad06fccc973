import { PlainError } from './plain-error.ts'

/** Runs `action`. Returns a PlainError instead of throwing it, so that the caller can continue. */
export async function attempt<Value>(
  action: () => Promise<Value>,
): Promise<{ value: Value; error?: never } | { value?: never; error: PlainError }> {
  try {
    return { value: await action() }
  } catch (error) {
    if (error instanceof PlainError) return { error }
    throw error
  }
}
