import * as v from 'valibot'

/*
 * @__NO_SIDE_EFFECTS__ lets bundlers remove unused schemas, such as the API's request bodies from the
 * browser's bundle. Valibot's own functions have it too.
 */

/**
 * Control characters (C0, C1) and direction overrides: not allowed in stored text. Bangla needs the
 * zero-width joiners (U+200C, U+200D), so they are not included.
 */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

export const withoutUnprintable = (text: string) => text.replace(unprintable, '')

type Limits = { max: number; min?: number }

/**
 * A string of `min` to `max` code points: an emoji of two code units counts once.
 * A lone surrogate is invalid, because Firestore cannot store it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function anyText({ max, min = 0 }: Limits) {
  const message = `must be text of ${min > 0 ? `${min} to ${max}` : `at most ${max}`} characters`
  const characters = new RegExp(`^\\P{Surrogate}{${min},${max}}$`, 'su')
  return v.pipe(v.string(message), v.regex(characters, message))
}

/**
 * A string that is stored and shown, so it has no control characters or direction overrides.
 * `initial` is its value before the user sets it. `plain` is the schema without the limits.
 */
/* @__NO_SIDE_EFFECTS__ */
export function text({ initial = '', ...limits }: Limits & { initial?: string }) {
  const printable = v.check(
    (value: string) => value.search(unprintable) < 0,
    'must not contain control characters or direction overrides',
  )
  const accepted = v.pipe(anyText(limits), printable)
  return Object.assign(accepted, { max: limits.max, initial, plain: v.string() })
}

/** A boolean. `initial` is its value before the user sets it. `plain` is as for `text`. */
/* @__NO_SIDE_EFFECTS__ */
export function flag({ initial }: { initial: boolean }) {
  return Object.assign(v.boolean('must be true or false'), { initial, plain: v.boolean() })
}

/** An object schema that ignores unknown fields. Valibot's `object` also accepts arrays. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Entries extends v.ObjectEntries>(entries: Entries) {
  const message = 'must be an object'
  const fields = v.object(entries, ({ path }) => missing(entries[String(path?.[0].key)]) ?? message)
  const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
  const value = v.custom<v.InferInput<typeof fields>>(isObject, message)
  return Object.assign(v.pipe(value, fields), { entries })
}

/** Returns the error message of a missing field from the field's own schema. */
const missing = (schema: v.GenericSchema | undefined) =>
  schema && v.safeParse(schema, undefined).issues?.[0].message
