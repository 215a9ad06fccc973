import { derive } from '@shop/contract/derive'
import { profileFields, type Profile } from '@shop/contract/profile'
import { object, withoutUnprintable } from '@shop/contract/schema'
import * as v from 'valibot'

type Timestamp = { toDate(): Date }

const time = v.pipe(
  v.custom<Timestamp>((value) => typeof value === 'object' && value !== null && 'toDate' in value),
  v.transform((value) => value.toDate().toISOString()),
)

/** Older documents may contain unprintable characters, from before they were rejected. */
const printable = v.pipe(v.string(), v.transform(withoutUnprintable))

/** A document of users/. Older documents have only the fields that their users filled in or changed. */
const storedProfile = object({
  ...derive(profileFields, {
    field: (field) =>
      field.type === 'string'
        ? v.optional(printable, field.initial)
        : v.optional(field.plain, field.initial),
    group: (group) => v.optional(group, {}),
  }),
  name: printable,
  email: v.string(),
  createdAt: time,
  updatedAt: v.optional(time),
  detailsCleared: v.optional(v.boolean(), false),
  emailVerified: v.optional(v.boolean()),
  signInMethod: v.optional(v.string()),
  notBefore: v.optional(v.number(), 0),
  // Empty after a password sign-in has reset the profile.
  googleId: v.optional(v.string()),
})

/** The owner of the profile (docs/readings.md, 21). API responses do not contain it. */
export type Owner = {
  /** Undefined in a document that is older than this field. */
  emailVerified: boolean | undefined
  /** The sign-in method that created or reset the profile: 'password' or 'google.com'. */
  signInMethod: string | undefined
  /** Seconds since 1970. Tokens of sign-ins before this time are rejected. */
  notBefore: number
  /** Id of the Google account that the profile belongs to. */
  googleId?: string
}

export type StoredProfile = Profile & {
  owner: Owner
  /** Changes with each write. Only `Profiles` reads it. */
  version?: object | undefined
}

/** @throws Error when the document is not a profile. Its message has field names, but no values. */
export function parseStoredProfile(uid: string, document: unknown): StoredProfile {
  const { success, output, issues } = v.safeParse(storedProfile, document)
  if (!success) {
    const fields = issues.map((issue) => v.getDotPath(issue) ?? 'the document')
    throw new Error(`The document is not a profile: ${fields.join(', ')} cannot be read.`)
  }
  const { updatedAt, detailsCleared, ...claimed } = output
  const { emailVerified, signInMethod, notBefore, googleId, ...stored } = claimed
  return {
    uid,
    ...stored,
    updatedAt: updatedAt ?? stored.createdAt,
    ...(detailsCleared && { detailsCleared }),
    owner: { emailVerified, signInMethod, notBefore, ...(googleId && { googleId }) },
  }
}
