import { derive } from '@shop/contract/derive'
import { profileFields, type Profile } from '@shop/contract/profile'
import { object, withoutUnprintable } from '@shop/contract/schema'
import * as v from 'valibot'

type Timestamp = { toDate(): Date }

const time = v.pipe(
  v.custom<Timestamp>((value) => typeof value === 'object' && value !== null && 'toDate' in value),
  v.transform((value) => value.toDate().toISOString()),
)

/** What was stored before such characters were refused is shown without them. */
const shown = v.pipe(v.string(), v.transform(withoutUnprintable))

/** A document of users/; older ones lack what their users have not filled in or changed. */
const storedProfile = object({
  ...derive(profileFields, {
    field: ({ initial }) => v.optional(shown, initial),
    group: (group) => v.optional(group, {}),
  }),
  name: shown,
  email: v.string(),
  createdAt: time,
  updatedAt: v.optional(time),
  detailsCleared: v.optional(v.boolean(), false),
  emailVerified: v.optional(v.boolean()),
  signInMethod: v.optional(v.string()),
  notBefore: v.optional(v.number(), 0),
  // Empty where a password has started the profile afresh.
  googleId: v.optional(v.string()),
})

/** Whose profile it is (reading 21); no client is told. */
export type Owner = {
  /** Undefined in a document that was stored before this was kept. */
  emailVerified: boolean | undefined
  /** Of the sign-in that the details come from, as the provider calls it ('password', 'google.com'). */
  signInMethod: string | undefined
  /** Seconds since 1970: tokens of sign-ins before this time are refused. */
  notBefore: number
  /** Of the Google account that has proved to be the owner's. */
  googleId?: string
}

export type StoredProfile = Profile & {
  owner: Owner
  /** Another one after each write; only ever given back to `Profiles`. */
  version?: object | undefined
}

/** @throws Error when the document is not a profile; it names fields, never values */
export function parseStoredProfile(uid: string, document: unknown): StoredProfile {
  const { success, output, issues } = v.safeParse(storedProfile, document)
  if (!success) {
    const fields = issues.map((issue) => v.getDotPath(issue) ?? 'the document')
    throw new Error(`The document is not a profile: ${fields.join(', ')} cannot be read.`)
  }
  const { updatedAt, detailsCleared, emailVerified, signInMethod, notBefore, googleId, ...stored } =
    output
  return {
    uid,
    ...stored,
    updatedAt: updatedAt ?? stored.createdAt,
    ...(detailsCleared && { detailsCleared }),
    owner: { emailVerified, signInMethod, notBefore, ...(googleId && { googleId }) },
  }
}
