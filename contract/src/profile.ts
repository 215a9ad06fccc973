import * as v from 'valibot'
import { cleanText } from './clean-text.ts'
import { flag, lenient, object, optional, text, type Field, type Fields } from './schema.ts'

export type { Fields }

const person = {
  name: text({ max: 100 }),
  phone: text({ max: 32 }),
}
const address = {
  street: text({ max: 200 }),
  city: text({ max: 100 }),
  state: text({ max: 100 }),
  zip: text({ max: 100 }),
  country: text({ max: 100, initial: 'Bangladesh' }),
}
/** The mails that the user wants. The shop sends none; an operator's mailer reads this. */
const notifications = {
  orders: flag({ initial: true }),
  drops: flag({ initial: false }),
  reads: flag({ initial: false }),
}

/** Types, limits, storage and the form derive from this (specification, sections 3 and 9; decision 0018). */
export const profileFields = {
  // The form needs names that are unique across the groups.
  ...person,
  address: object(address),
  notifications: object(notifications),
}

/** Name of a new or reset profile: the display name or, if it is empty, the local part of the e-mail. */
export const accountName = (displayName: string, email: string) =>
  cleanText(displayName, person.name.max) ||
  cleanText(email.slice(0, email.lastIndexOf('@')), person.name.max)

/** The body of PUT /auth/profile. A missing field keeps its stored value. */
export const profileUpdate = object({
  ...optional(person),
  address: v.exactOptional(object(optional(address))),
  notifications: v.exactOptional(object(optional(notifications))),
})

/* @__NO_SIDE_EFFECTS__ */
const lenientGroup = <Group extends Parameters<typeof lenient>[0]>(group: Group) => {
  const schema = object(lenient(group))
  return v.fallback(schema, () => v.parse(schema, {}))
}

/** For documents and responses: a missing or mistyped field gets its initial value, and an over-long text is cut. */
const readFields = {
  ...lenient(person),
  address: lenientGroup(address),
  notifications: lenientGroup(notifications),
}

const details = object(readFields)
export const textOrEmpty = v.fallback(v.string(), '')

export const profileSchema = object({
  uid: textOrEmpty,
  email: textOrEmpty,
  ...readFields,
  /** createdAt and updatedAt are ISO 8601 times in UTC (specification, section 3). */
  createdAt: textOrEmpty,
  updatedAt: textOrEmpty,
  /** Set when the profile has started afresh, until the next update (readings, Whose e-mail it is). */
  detailsCleared: v.fallback(v.optional(v.literal(true)), undefined),
})

export type ProfileUpdate = v.InferOutput<typeof profileUpdate>
export type Details = v.InferOutput<typeof details>
export type Profile = v.InferOutput<typeof profileSchema>

export const emptyDetails: Details = v.parse(details, {})

export function parseProfile(reply: unknown): Profile | undefined {
  const { success, output } = v.safeParse(profileSchema, reply)
  return success && output.uid ? output : undefined
}

const plain = (field: Field) => field.plain

const plainUpdate = object({
  ...optional(person, plain),
  address: v.exactOptional(object(optional(address, plain))),
  notifications: v.exactOptional(object(optional(notifications, plain))),
})

/** Parses an update from a form or storage. It cuts texts, which the API rejects. @throws ValiError for a wrong type */
export const parseUpdate = (value: unknown): ProfileUpdate => v.parse(plainUpdate, value)

/** Returns only the details of a profile, with the update merged in. */
export const mergedDetails = (old: Details, update: ProfileUpdate): Details =>
  v.parse(details, merge(old, update))

export const withUpdate = (old: Profile, update: ProfileUpdate): Profile => ({
  ...old,
  ...mergedDetails(old, update),
})

type Values = Record<string, unknown>

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null

function merge(old: Values, update: Values): Values {
  const changed = Object.entries(update).map(([name, value]) => {
    const group = old[name]
    return [name, isGroup(group) && isGroup(value) ? merge(group, value) : value] as const
  })
  return { ...old, ...Object.fromEntries(changed) }
}

export function changedFields(old: Profile, update: ProfileUpdate): ProfileUpdate | undefined {
  const changed = difference(old, update)
  return changed && parseUpdate(changed)
}

function difference(old: Values, update: Values): Values | undefined {
  const changed = Object.entries(update).flatMap(([name, value]) => {
    const before = old[name]
    const after = isGroup(before) && isGroup(value) ? difference(before, value) : value
    return after === undefined || after === before ? [] : [[name, after] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
