import * as v from 'valibot'
import { object, type flag, type text } from './schema.ts'

/** The fields of a base schema: texts, flags, and groups of fields. */
export type Fields = { [name: string]: Field | Group }
export type Field = ReturnType<typeof text> | ReturnType<typeof flag>
type Group = v.GenericSchema<object> & { entries: Fields }

/** Functions that return the new schema of a field, and of a group of fields. */
type Derivation = {
  field: (field: Field) => v.GenericSchema
  group: (group: v.GenericSchema<object>) => v.GenericSchema
}

function rebuild(fields: Fields, { field, group }: Derivation): v.ObjectEntries {
  const rebuilt = Object.entries(fields).map(([name, schema]) => {
    const isField = !('entries' in schema)
    const derived = isField
      ? field(schema)
      : group(object(rebuild(schema.entries, { field, group })))
    return [name, derived] as const
  })
  return Object.fromEntries(rebuilt)
}

type Derived<Entries extends Fields> = {
  [Name in keyof Entries]: v.GenericSchema<unknown, v.InferOutput<Entries[Name]>>
}

/** Gives the fields other schemas with the same output types. The cast restores the type of each field. */
/* @__NO_SIDE_EFFECTS__ */
export const derive = <Entries extends Fields>(fields: Entries, derivation: Derivation) =>
  rebuild(fields, derivation) as Derived<Entries>

type Partially<Entries extends Fields> = {
  [Name in keyof Entries]: v.ExactOptionalSchema<
    v.GenericSchema<unknown, Partial<v.InferOutput<Entries[Name]>>>,
    undefined
  >
}

/** Makes every field optional, in groups too. `read` can replace the schema of each field. */
/* @__NO_SIDE_EFFECTS__ */
export const partial = <Entries extends Fields>(
  fields: Entries,
  read: Derivation['field'] = (field) => field,
) =>
  rebuild(fields, {
    field: (field) => v.exactOptional(read(field)),
    group: (group) => v.exactOptional(group),
  }) as Partially<Entries>
