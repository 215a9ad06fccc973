import * as v from 'valibot'
import { derive, partial } from './derive.ts'
import { object, text } from './schema.ts'

/**
 * What a user fills in, the one place that lists it: types, limits, validation, storage and the form
 * derive from it (decision 0018). Each is '' until then, the country Bangladesh (specification,
 * section 9).
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
}

/** What PUT /auth/profile may change; a field that is left out stays as it is. */
export const profileUpdate = object(partial(profileFields))

/** The fields as a browser reads them: what is missing or of another type has its initial value. */
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
  /** Times are ISO 8601 in UTC (specification, section 3). */
  createdAt: textOrEmpty,
  updatedAt: textOrEmpty,
  /**
   * Name, phone and address had been entered before the e-mail was verified and have been cleared;
   * true until the next change (reading 21).
   */
  detailsCleared: v.fallback(v.optional(v.literal(true)), undefined),
})

export type ProfileUpdate = v.InferOutput<typeof profileUpdate>
export type Details = v.InferOutput<typeof details>
/** A user's profile as the API answers it. */
export type Profile = v.InferOutput<typeof profile>

/** The details of a user who has filled in nothing. */
export const emptyDetails: Details = v.parse(details, {})

/** Reads what the API answers; undefined if it is no object. */
export function parseProfile(reply: unknown): Profile | undefined {
  const { success, output } = v.safeParse(profile, reply)
  return success ? output : undefined
}

const plainUpdate = object(partial(profileFields, ({ plain }) => plain))

/**
 * Reads what a form or a browser's storage holds, without its limits: the API checks them.
 * @throws ValiError when a field is of another type
 */
export const parseUpdate = (value: unknown): ProfileUpdate => v.parse(plainUpdate, value)

/** The profile as it is after an update. */
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

/** Whether two profiles have the same details. */
export const isSame = (a: Profile, b: Profile) =>
  JSON.stringify(v.parse(details, a)) === JSON.stringify(v.parse(details, b))
