import * as v from 'valibot'

/**
 * Control characters (C0, C1) and direction overrides, which no stored text may contain; the joiners
 * that Bangla needs are neither.
 */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

export const withoutUnprintable = (text: string) => text.replace(unprintable, '')

type Limits = { max: number; min?: number }

/**
 * Text of `min` to `max` characters as a person counts them: an emoji of two code units is one.
 * A lone surrogate, which Firestore refuses to store, is no character.
 */
export function anyText({ max, min = 0 }: Limits) {
  const message = `must be text of ${min > 0 ? `${min} to ${max}` : `at most ${max}`} characters`
  const characters = new RegExp(`^\\P{Surrogate}{${min},${max}}$`, 'su')
  return v.pipe(v.string(message), v.regex(characters, message))
}

/**
 * Text that is stored and shown: without control characters or direction overrides.
 * `initial` is its value until somebody sets it; `plain` is what reads it without checking it again.
 */
export function text({ initial = '', ...limits }: Limits & { initial?: string }) {
  const printable = v.check(
    (value: string) => value.search(unprintable) < 0,
    'must not contain control characters or direction overrides',
  )
  const accepted = v.pipe(anyText(limits), printable)
  return Object.assign(accepted, { max: limits.max, initial, plain: v.string() })
}

/** An object whose unknown fields are ignored; valibot's own accepts an array too. */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  const message = 'must be an object'
  const fields = v.object(entries, ({ path }) => missing(entries[String(path?.[0].key)]) ?? message)
  const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
  const value = v.custom<v.InferInput<typeof fields>>(isObject, message)
  return Object.assign(v.pipe(value, fields), { entries })
}

/** A missing field is refused with the message of its own schema. */
const missing = (schema: v.GenericSchema | undefined) =>
  schema && v.safeParse(schema, undefined).issues?.[0].message
