import { defaultCountry, type Profile } from '@shop/contract/profile'

/** Reads the API's answer; parts that are missing read as not yet set. Undefined if it is no object. */
export function parseProfile(reply: unknown): Profile | undefined {
  if (!isRecord(reply)) return undefined
  const address = isRecord(reply.address) ? reply.address : {}
  return {
    uid: textOf(reply.uid),
    name: textOf(reply.name),
    email: textOf(reply.email),
    phone: textOf(reply.phone),
    createdAt: textOf(reply.createdAt),
    updatedAt: textOf(reply.updatedAt),
    address: {
      street: textOf(address.street),
      city: textOf(address.city),
      state: textOf(address.state),
      zip: textOf(address.zip),
      country: textOf(address.country, defaultCountry),
    },
    ...(reply.detailsCleared === true && { detailsCleared: true }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise)
