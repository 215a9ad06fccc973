import * as v from 'valibot'
import { cleanText } from './clean-text.ts'
import { object, text } from './schema.ts'

/** In characters. The form needs names that are unique across the groups. */
export const maxLengths = {
  ...{ name: 100, phone: 32 },
  ...{ street: 200, city: 100, state: 100, zip: 100, country: 100 },
}

const flag = v.boolean('must be true or false')

/** The body of PUT /auth/profile (specification, sections 3 and 9). A missing field keeps its stored value. */
export const profileUpdate = object({
  name: v.exactOptional(text(maxLengths.name)),
  phone: v.exactOptional(text(maxLengths.phone)),
  address: v.exactOptional(
    object({
      street: v.exactOptional(text(maxLengths.street)),
      city: v.exactOptional(text(maxLengths.city)),
      state: v.exactOptional(text(maxLengths.state)),
      zip: v.exactOptional(text(maxLengths.zip)),
      country: v.exactOptional(text(maxLengths.country)),
    }),
  ),
  notifications: v.exactOptional(
    object({
      orders: v.exactOptional(flag),
      drops: v.exactOptional(flag),
      reads: v.exactOptional(flag),
    }),
  ),
})

/** A stored text: the initial value if it is missing or mistyped, and cut if it is over the limit. */
/* @__NO_SIDE_EFFECTS__ */
const storedText = (max: number, initial = '') =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => cleanText(value, max)),
    ),
    initial,
  )

/* @__NO_SIDE_EFFECTS__ */
function storedGroup<Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}

/** What the user can change, in documents, responses and forms, with initial values (decision 0018). */
const details = v.object({
  name: storedText(maxLengths.name),
  phone: storedText(maxLengths.phone),
  address: storedGroup({
    street: storedText(maxLengths.street),
    city: storedText(maxLengths.city),
    state: storedText(maxLengths.state),
    zip: storedText(maxLengths.zip),
    country: storedText(maxLengths.country, 'Bangladesh'),
  }),
  /** The mails that the user wants. The shop sends none; an operator's mailer reads this. */
  notifications: storedGroup({
    orders: v.fallback(v.boolean(), true),
    drops: v.fallback(v.boolean(), false),
    reads: v.fallback(v.boolean(), false),
  }),
})

export const textOrEmpty = v.fallback(v.string(), '')

export const profileSchema = v.object({
  uid: textOrEmpty,
  email: textOrEmpty,
  ...details.entries,
  /** createdAt and updatedAt are ISO 8601 times in UTC (specification, section 3). */
  createdAt: textOrEmpty,
  updatedAt: textOrEmpty,
  /** Set when the profile has started afresh, until the next update (readings, Whose e-mail it is). */
  detailsCleared: v.fallback(v.optional(v.literal(true)), undefined),
})

export type ProfileUpdate = v.InferOutput<typeof profileUpdate>
export type Details = v.InferOutput<typeof details>
export type Profile = v.InferOutput<typeof profileSchema>

export const parseDetails = (value: unknown): Details => v.parse(details, value)

export const emptyDetails = parseDetails({})

export function parseProfile(reply: unknown): Profile | undefined {
  const { success, output } = v.safeParse(profileSchema, reply)
  return success && output.uid ? output : undefined
}

export function parseUpdate(value: unknown): ProfileUpdate | undefined {
  const { success, output } = v.safeParse(profileUpdate, value)
  return success ? output : undefined
}

/** Name of a new or reset profile: the display name or, if it is empty, the local part of the e-mail. */
export const accountName = (displayName: string, email: string) =>
  cleanText(displayName, maxLengths.name) ||
  cleanText(email.slice(0, email.lastIndexOf('@')), maxLengths.name)

export const mergedDetails = (old: Details, update: ProfileUpdate): Details =>
  parseDetails({
    ...old,
    ...update,
    address: { ...old.address, ...update.address },
    notifications: { ...old.notifications, ...update.notifications },
  })

export const withUpdate = (old: Profile, update: ProfileUpdate): Profile => ({
  ...old,
  ...mergedDetails(old, update),
})

/** Returns the fields of the update whose values differ, without their siblings; undefined if none does. */
export const changedFields = (old: Profile, update: ProfileUpdate) =>
  difference(old, update) as ProfileUpdate | undefined

type Values = Record<string, unknown>

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null

function difference(old: Values, update: Values): Values | undefined {
  const changed = Object.entries(update).flatMap(([name, value]) => {
    const before = old[name]
    const after = isGroup(before) && isGroup(value) ? difference(before, value) : value
    return after === undefined || after === before ? [] : [[name, after] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
