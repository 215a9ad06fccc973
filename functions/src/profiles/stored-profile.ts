import { profileSchema, textOrEmpty, type Details, type Profile } from '@shop/contract/profile'
import * as v from 'valibot'

/** Who made the profile (readings, Whose e-mail it is). API responses do not contain it. */
const ownerSchema = v.object({
  /** Whether a verified token has made or opened it. Undefined in a document older than this field. */
  emailVerified: v.fallback(v.optional(v.boolean()), undefined),
  /** The e-mail of that token, or ''. */
  verifiedEmail: textOrEmpty,
  /** The sign-in method that made the profile: 'password', 'google.com', or '' in older documents. */
  signInMethod: textOrEmpty,
  /** Seconds since 1970. Tokens of sign-ins before this time are rejected. */
  notBefore: v.fallback(v.number(), 0),
})
type Owner = v.InferOutput<typeof ownerSchema>

export type StoredProfile = { profile: Profile; owner: Owner }

/** The fields of a document of users/ that a write stores. The store adds createdAt and updatedAt. */
export type Content = Details & {
  email: string
  detailsCleared: boolean
  emailVerified: boolean
} & Owner

/** What is missing, or cannot be read, gets its initial value, and createdAt this one. */
export function parseStoredProfile(
  uid: string,
  document: Record<string, unknown>,
  created: Date,
): StoredProfile {
  const createdAt = (dateOf(document['createdAt']) ?? created).toISOString()
  const updatedAt = dateOf(document['updatedAt'])?.toISOString() ?? createdAt
  return {
    profile: v.parse(profileSchema, { ...document, uid, createdAt, updatedAt }),
    owner: v.parse(ownerSchema, document),
  }
}

const timestamp = v.object({ toDate: v.function() })

export const dateOf = (value: unknown): Date | undefined =>
  v.is(timestamp, value) ? (value.toDate() as Date) : undefined
