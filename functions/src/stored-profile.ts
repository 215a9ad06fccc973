import { defaultCountry, type Profile } from '@shop/contract/profile'
import { unprintable } from '@shop/contract/clean-text'
import * as z from 'zod'

type Timestamp = { toDate(): Date }

const time = z
  .custom<Timestamp>((value) => typeof value === 'object' && value !== null && 'toDate' in value, {
    error: 'must be a timestamp',
  })
  .transform((value) => value.toDate().toISOString())

/** What was stored before such characters were refused is shown without them. */
const shown = z.string().transform((value) => value.replace(unprintable, ''))

const part = shown.default('')

/** A document of users/; older ones lack what their users have not filled in or changed. */
const storedProfile = z.object({
  name: shown,
  email: z.string(),
  phone: part,
  createdAt: time,
  updatedAt: time.optional(),
  detailsCleared: z.boolean().default(false),
  emailVerified: z.boolean().optional(),
  signInMethod: z.string().optional(),
  notBefore: z.number().default(0),
  address: z
    .object({
      street: part,
      city: part,
      state: part,
      zip: part,
      country: shown.default(defaultCountry),
    })
    .prefault({}),
})

/** Whose profile it is (reading 21); no client is told. */
export type Owner = {
  /** Undefined in a document that was stored before this was kept. */
  emailVerified: boolean | undefined
  /** Of the sign-in that the details come from, as the provider calls it ('password', 'google.com'). */
  signInMethod: string | undefined
  /** Seconds since 1970: tokens of sign-ins before this time are refused. */
  notBefore: number
}

export type StoredProfile = Profile & {
  owner: Owner
  /** Another one after each write; only ever given back to `Profiles`. */
  version?: object | undefined
}

/** @throws ZodError when the document is not a profile; it names fields, never values */
export function parseStoredProfile(uid: string, document: unknown): StoredProfile {
  const { updatedAt, detailsCleared, emailVerified, signInMethod, notBefore, ...stored } =
    storedProfile.parse(document)
  return {
    uid,
    ...stored,
    updatedAt: updatedAt ?? stored.createdAt,
    ...(detailsCleared && { detailsCleared }),
    owner: { emailVerified, signInMethod, notBefore },
  }
}
