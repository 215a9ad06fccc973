import { emptyDetails, type Profile } from '@shop/contract/profile'
import type { Profiles } from '../profiles.ts'

/** Profiles in memory, for tests and benchmarks. */
export function memoryProfiles(): Profiles {
  const profiles = new Map<string, Profile>()

  return {
    createIfAbsent: (uid, values) => {
      const existing = profiles.get(uid)
      if (existing) return Promise.resolve({ profile: existing, created: false })

      const now = new Date().toISOString()
      const profile = { uid, ...emptyDetails, ...values, createdAt: now, updatedAt: now }
      profiles.set(uid, profile)
      return Promise.resolve({ profile, created: true })
    },

    read: (uid) => Promise.resolve(profiles.get(uid)),

    update: (uid, { name, phone, address }) => {
      const old = profiles.get(uid)
      if (!old) return Promise.resolve(undefined)

      const profile = {
        ...old,
        name: name ?? old.name,
        phone: phone ?? old.phone,
        address: { ...old.address, ...address },
        updatedAt: new Date().toISOString(),
      }
      profiles.set(uid, profile)
      return Promise.resolve(profile)
    },
  }
}
