import * as v from 'valibot'
import { derive, partial } from './derive.ts'
import { flag, object, text } from './schema.ts'

/**
 * The single schema of the profile: types, limits, validation, storage and the form derive from it
 * (decision 0018). Every text starts as '', the country as Bangladesh (specification, section 9).
 */
export const profileFields = {
  name: text({ max: 100 }),
  phone: text({ max: 32 }),
  address: object({
    street: text({ max: 200 }),
    city: text({ max: 100 }),
    state: text({ max: 100 }),
    zip: text({ max: 100 }),
    country: text({ max: 100, initial: 'Bangladesh' }),
  }),
  /** The mails that the user wants. The shop sends none; an operator's mailer reads this. */
  notifications: object({
    orders: flag({ initial: true }),
    drops: flag({ initial: false }),
    reads: flag({ initial: false }),
  }),
}

/** The body of PUT /auth/profile. A missing field keeps its stored value. */
export const profileUpdate = object(partial(profileFields))

/** The browser's lenient schema: a missing or mistyped field gets its initial value. */
const readFields = derive(profileFields, {
  field: ({ plain, initial }) => v.fallback(plain, initial),
  group: (group) => v.fallback(group, () => v.parse(group, {})),
})

const details = object(readFields)
const textOrEmpty = v.fallback(v.string(), '')

const profile = object({
  uid: textOrEmpty,
  email: textOrEmpty,
  ...readFields,
  /** createdAt and updatedAt are ISO 8601 times in UTC (specification, section 3). */
  createdAt: textOrEmpty,
  updatedAt: textOrEmpty,
  /**
   * True after name, phone and address were cleared because they were entered before the e-mail was
   * verified. The user's next update removes the flag (docs/readings.md, 21).
   */
  detailsCleared: v.fallback(v.optional(v.literal(true)), undefined),
})

export type ProfileUpdate = v.InferOutput<typeof profileUpdate>
export type Details = v.InferOutput<typeof details>
/** A user's profile in an API response. */
export type Profile = v.InferOutput<typeof profile>

/** Initial values of all fields that the user can edit. */
export const emptyDetails: Details = v.parse(details, {})

/** Parses an API response. Returns undefined if it is not an object. */
export function parseProfile(reply: unknown): Profile | undefined {
  const { success, output } = v.safeParse(profile, reply)
  return success ? output : undefined
}

const plainUpdate = object(partial(profileFields, ({ plain }) => plain))

/**
 * Parses an update from a form or from browser storage. Only the API checks the length of texts.
 * @throws ValiError when a field has the wrong type
 */
export const parseUpdate = (value: unknown): ProfileUpdate => v.parse(plainUpdate, value)

/** Returns the profile with the update merged in. */
export const withUpdate = (old: Profile, update: ProfileUpdate): Profile =>
  v.parse(profile, merge(old, update))

type Values = Record<string, unknown>

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null

function merge(old: Values, update: Values): Values {
  const changed = Object.entries(update).map(([name, value]) => {
    const group = old[name]
    return [name, isGroup(group) && isGroup(value) ? merge(group, value) : value] as const
  })
  return { ...old, ...Object.fromEntries(changed) }
}

/** Returns the fields of the update that differ from the profile, or undefined if there are none. */
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
