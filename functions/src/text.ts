import { unprintable } from '@shop/contract/clean-text'
import * as z from 'zod'

/** Text that is stored and shown, without control characters or direction overrides. */
export const text = (most: number, least = 0) =>
  anyText(most, least).refine((value) => value.search(unprintable) < 0, {
    error: 'must not contain control characters or direction overrides',
  })

/**
 * Text of `least` to `most` characters as a person counts them: an emoji of two code units is one.
 * Half a character (a lone surrogate), which Firestore refuses to store, is none.
 */
export function anyText(most: number, least = 0) {
  const error = `must be text of ${least > 0 ? `${least} to ${most}` : `at most ${most}`} characters`
  const pattern = new RegExp(`^\\P{Surrogate}{${least},${most}}$`, 'su')
  return z.string({ error }).regex(pattern, { error })
}

/** An object whose unknown fields are ignored. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: 'must be an object' })
