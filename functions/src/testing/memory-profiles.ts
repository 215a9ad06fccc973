import { emptyDetails } from '@shop/contract/profile'
import type { Profiles } from '../profiles.ts'
import type { StoredProfile } from '../stored-profile.ts'

/** Profiles in memory, for tests and benchmarks. */
export function memoryProfiles(): Profiles {
  const profiles = new Map<string, StoredProfile>()

  return {
    createIfAbsent: (uid, { email, name, emailVerified, signInMethod, notBefore = 0 }) => {
      const existing = profiles.get(uid)
      if (existing) return Promise.resolve({ profile: existing, created: false })

      const now = new Date().toISOString()
      const owner = { emailVerified, signInMethod, notBefore }
      const times = { createdAt: now, updatedAt: now }
      const profile = { uid, ...emptyDetails, email, name, ...times, owner }
      profiles.set(uid, profile)
      return Promise.resolve({ profile, created: true })
    },

    read: (uid) => Promise.resolve(profiles.get(uid)),

    update: (
      uid,
      { address, detailsCleared, emailVerified, signInMethod, notBefore, ...texts },
    ) => {
      const stored = profiles.get(uid)
      if (!stored) return Promise.resolve(undefined)

      const { detailsCleared: cleared = false, ...old } = stored
      const profile = {
        ...old,
        ...defined(texts),
        address: { ...old.address, ...address },
        ...((detailsCleared ?? cleared) && { detailsCleared: true as const }),
        owner: { ...old.owner, ...defined({ emailVerified, signInMethod, notBefore }) },
        updatedAt: new Date().toISOString(),
      }
      profiles.set(uid, profile)
      return Promise.resolve(profile)
    },

    mark: (uid, owner) => {
      const old = profiles.get(uid)
      if (old) profiles.set(uid, { ...old, owner: { ...old.owner, ...owner } })
      return Promise.resolve()
    },
  }
}

/** The fields that have a value. */
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]-?: Exclude<Fields[Name], undefined>
  }
