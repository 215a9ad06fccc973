import * as v from 'valibot'
import { cleanText } from './clean-text.ts'

// @__NO_SIDE_EFFECTS__ lets bundlers remove unused schemas, such as the API's request bodies in the browser.

/** A missing text is null, and so gets its own message: valibot's `object` would report its own. */
/* @__NO_SIDE_EFFECTS__ */
const given = () => v.optional(v.unknown(), null)

/**
 * A string that is compared or ignored as it is: an id, or the password. Counts code points. A lone surrogate
 * is invalid, because Firestore cannot store it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rawText(max: number, min = 0) {
  const message = `must be text of ${min > 0 ? `${min} to ${max}` : `at most ${max}`} characters`
  const characters = new RegExp(`^\\P{Surrogate}{${min},${max}}$`, 'su')
  return v.pipe(given(), v.string(message), v.regex(characters, message))
}

/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, min?: number) =>
  v.pipe(
    given(),
    v.transform((value) => (typeof value === 'string' ? cleanText(value) : value)),
    rawText(max, min),
  )

/** A request body or a part of one. Unknown fields are ignored. Valibot's `object` also accepts arrays. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  const message = 'must be an object'
  const isNoList = (value: unknown) => !Array.isArray(value)
  return v.pipe(v.unknown(), v.check(isNoList, message), v.object(entries, message))
}
