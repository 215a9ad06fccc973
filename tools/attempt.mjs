// @ts-check
import { PlainError } from './plain-error.mjs'

/**
 * @template Value
 * @param {() => Promise<Value>} action
 * @returns {Promise<{ value: Value, error?: never } | { value?: never, error: PlainError }>} with an explained fault as data, so that the rest can go on
 */
export async function attempt(action) {
  try {
    return { value: await action() }
  } catch (error) {
    if (error instanceof PlainError) return { error }
    throw error
  }
}
