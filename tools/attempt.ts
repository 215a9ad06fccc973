import { PlainError } from './plain-error.ts'

/** @returns with an explained fault as data, so that the rest can go on */
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
