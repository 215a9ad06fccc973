import * as v from 'valibot'
import { cleanText } from './clean-text.ts'

// @__NO_SIDE_EFFECTS__ lets bundlers remove unused schemas, such as the API's request bodies in the browser.

type Limits = { max: number; min?: number }

/** Counts code points. A lone surrogate is invalid, because Firestore cannot store it. */
/* @__NO_SIDE_EFFECTS__ */
function length({ max, min = 0 }: Limits) {
  const message = `must be text of ${min > 0 ? `${min} to ${max}` : `at most ${max}`} characters`
  const characters = new RegExp(`^\\P{Surrogate}{${min},${max}}$`, 'su')
  return { string: v.string(message), regex: v.regex<string, string>(characters, message) }
}

/** A string that is compared or ignored as it is: an id, or the password. */
/* @__NO_SIDE_EFFECTS__ */
export function rawText(limits: Limits) {
  const { string, regex } = length(limits)
  return v.pipe(string, regex)
}

/** A string that is cleaned. `initial` is its value before the user sets it, `plain` cuts it at the limit. */
/* @__NO_SIDE_EFFECTS__ */
export function text({ initial = '', ...limits }: Limits & { initial?: string }) {
  const { string, regex } = length(limits)
  const accepted = v.pipe(string, v.transform(cleanText), regex)
  const plain = v.pipe(
    v.string(),
    v.transform((value) => cleanText(value, limits.max)),
  )
  return Object.assign(accepted, { max: limits.max, initial, plain })
}

/** A boolean. `initial` and `plain` are as for `text`. */
/* @__NO_SIDE_EFFECTS__ */
export function flag({ initial }: { initial: boolean }) {
  return Object.assign(v.boolean('must be true or false'), { initial, plain: v.boolean() })
}

export type Field = ReturnType<typeof text> | ReturnType<typeof flag>
type FieldsOfGroup = { [name: string]: Field }
export type Fields = { [name: string]: Field | (v.GenericSchema & { entries: FieldsOfGroup }) }

type Mapped<Group extends FieldsOfGroup, Kind> = {
  [Name in keyof Group]: Kind extends 'optional'
    ? v.ExactOptionalSchema<v.GenericSchema<unknown, v.InferOutput<Group[Name]>>, undefined>
    : v.GenericSchema<unknown, v.InferOutput<Group[Name]>>
}

const map = (group: FieldsOfGroup, schemaOf: (field: Field) => v.GenericSchema) =>
  Object.fromEntries(Object.entries(group).map(([name, field]) => [name, schemaOf(field)]))

/** Makes every field optional. `read` can replace its schema. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Group extends FieldsOfGroup>(
  group: Group,
  read: (field: Field) => v.GenericSchema = (field) => field,
) => map(group, (field) => v.exactOptional(read(field))) as Mapped<Group, 'optional'>

/** Gives every field its initial value where it is missing or mistyped. */
/* @__NO_SIDE_EFFECTS__ */
export const lenient = <Group extends FieldsOfGroup>(group: Group) =>
  map(group, ({ plain, initial }) => v.fallback(plain, initial)) as Mapped<Group, 'lenient'>

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
