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

/** @throws ZodError when the document is not a profile; it names fields, never values */
export function parseStoredProfile(uid: string, document: unknown): Profile {
  const { updatedAt, ...stored } = storedProfile.parse(document)
  return { uid, ...stored, updatedAt: updatedAt ?? stored.createdAt }
}
