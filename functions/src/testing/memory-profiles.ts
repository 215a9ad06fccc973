import { emptyDetails } from '@shop/contract/profile'
import { OutdatedError, type Profiles } from '../profiles.ts'
import type { StoredProfile } from '../stored-profile.ts'

/** Profiles in memory, for tests and benchmarks. */
export function memoryProfiles(): Profiles {
  const profiles = new Map<string, StoredProfile>()

  function write(uid: string, profile: StoredProfile) {
    profiles.set(uid, { ...profile, version: {} })
  }
  function assertVersion(stored: StoredProfile, version: object | undefined) {
    if (version && stored.version !== version) throw new OutdatedError()
  }

  return {
    createIfAbsent: (uid, { email, name, emailVerified, signInMethod, notBefore = 0 }) => {
      const existing = profiles.get(uid)
      if (existing) return Promise.resolve({ profile: existing, created: false })

      const now = new Date().toISOString()
      const owner = { emailVerified, signInMethod, notBefore }
      const times = { createdAt: now, updatedAt: now }
      const profile = { uid, ...emptyDetails, email, name, ...times, owner }
      write(uid, profile)
      return Promise.resolve({ profile, created: true })
    },

    read: (uid) => Promise.resolve(profiles.get(uid)),

    update: async (
      uid,
      { address, detailsCleared, emailVerified, signInMethod, notBefore, ...texts },
      version,
    ) => {
      const stored = await Promise.resolve(profiles.get(uid))
      if (!stored) return undefined
      assertVersion(stored, version)

      const { detailsCleared: cleared = false, ...old } = stored
      const profile = {
        ...old,
        ...defined(texts),
        address: { ...old.address, ...address },
        ...((detailsCleared ?? cleared) && { detailsCleared: true as const }),
        owner: { ...old.owner, ...defined({ emailVerified, signInMethod, notBefore }) },
        updatedAt: new Date().toISOString(),
      }
      write(uid, profile)
      return profiles.get(uid)
    },

    mark: async (uid, owner, version) => {
      const old = await Promise.resolve(profiles.get(uid))
      if (!old) return
      assertVersion(old, version)
      write(uid, { ...old, owner: { ...old.owner, ...owner } })
    },
  }
}

/** The fields that have a value. */
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]-?: Exclude<Fields[Name], undefined>
  }
