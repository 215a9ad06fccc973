import type { Precondition, Timestamp } from 'firebase-admin/firestore'
import { emptyDetails, type ProfileUpdate } from '@shop/contract/profile'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { parseStoredProfile, type Owner, type StoredProfile } from './stored-profile.ts'

export type NewProfile = { email: string; name: string } & Partial<Owner>

/** Changes of fields that come from the owner's token. */
export type OwnerChanges = Partial<Owner> & { email?: string }

/** Changes of fields from the user's input, of fields from the owner's token, and of a reset. */
export type Changes = ProfileUpdate & OwnerChanges & { detailsCleared?: boolean }

/** Another write has changed the profile since the given version. */
export class OutdatedError extends Error {
  override name = 'OutdatedError'
}

/** The store of profiles. Every method costs at most one document read and one write. */
export type Profiles = {
  /**
   * The first call creates the profile. Later calls return it unchanged.
   * @throws ApiError unauthenticated when the profile is deleted meanwhile
   */
  createIfAbsent: (
    uid: string,
    values: NewProfile,
  ) => Promise<{ profile: StoredProfile; created: boolean }>
  read: (uid: string) => Promise<StoredProfile | undefined>
  /**
   * Changes only the given fields; later changes override earlier ones. Returns the whole updated
   * profile, or undefined if it does not exist.
   * @throws OutdatedError if `version` is given and is not the stored version
   */
  update: (
    uid: string,
    changes: Changes | readonly Changes[],
    version?: object,
  ) => Promise<StoredProfile | undefined>
  /**
   * Stores fields from the owner's token. `updatedAt` stays unchanged, because the user changed nothing.
   * @throws OutdatedError in the same case as `update`
   */
  updateOwner: (uid: string, changes: OwnerChanges, version?: object) => Promise<void>
  /**
   * Deletes the profile. Does nothing if it does not exist.
   * @throws OutdatedError in the same case as `update`
   */
  remove: (uid: string, version?: object) => Promise<void>
}

/** gRPC status codes of expected results. */
const notFound = 5
const alreadyExists = 6
const failedPrecondition = 9

/** gRPC status codes of an outage: deadline exceeded, resource exhausted, aborted, unavailable. */
const outages = new Set<unknown>([4, 8, 10, 14])

/** Profiles are the documents users/{uid}. Each uid must be a valid document id. */
export const firestoreProfiles: Profiles = {
  async createIfAbsent(uid, values) {
    const { user, now } = await userDocument(uid)
    const write = user.create(newDocument(values, now))
    const created = await succeedsUnless(alreadyExists, write)

    // The write does not return the server timestamp, so the document is read back.
    const profile = await firestoreProfiles.read(uid)
    // The account is being deleted.
    if (!profile) throw unauthenticated()
    return { profile, created }
  },

  async read(uid) {
    const { user } = await userDocument(uid)
    const snapshot = await callFirestore(user.get())
    if (!snapshot.exists) return undefined
    return { ...parseStoredProfile(uid, snapshot.data()), version: snapshot.updateTime }
  },

  async update(uid, changes, version) {
    const fields = fieldPaths(changes)
    if (fields.length > 0) {
      const { user, now } = await userDocument(uid)
      const values = { ...Object.fromEntries(fields), updatedAt: now }
      const write = user.update(values, preconditionOf(version))
      if (!(await succeedsUnless(notFound, write))) return undefined
    }
    return firestoreProfiles.read(uid)
  },

  async updateOwner(uid, changes, version) {
    const { user } = await userDocument(uid)
    // If the document was deleted meanwhile, there is nothing to store.
    await succeedsUnless(notFound, user.update({ ...changes }, preconditionOf(version)))
  },

  async remove(uid, version) {
    const { user } = await userDocument(uid)
    await succeedsUnless(notFound, user.delete(version ? preconditionOf(version) : {}))
  },
}

/** Importing Firestore takes 150 ms or more, so it happens on first use, not at a cold start. */
async function userDocument(uid: string) {
  const { FieldValue, getFirestore } = await import('firebase-admin/firestore')
  return { user: getFirestore().doc(`users/${uid}`), now: FieldValue.serverTimestamp() }
}

/** A version is the document's update time, as returned by `read`. */
const preconditionOf = (version: object | undefined): Precondition =>
  version ? { lastUpdateTime: version as Timestamp } : { exists: true }

/** Returns a document with all fields, because tools that read the collection directly have no defaults. */
export const newDocument = <Time>(values: NewProfile, now: Time) => ({
  ...emptyDetails,
  ...values,
  createdAt: now,
  updatedAt: now,
})

/** Returns changes by path ('address.city'), so that concurrent updates do not overwrite each other. */
export function fieldPaths(
  changes: Changes | readonly Changes[],
): (readonly [path: string, value: unknown])[] {
  const paths = [changes]
    .flat()
    .flatMap(Object.entries<unknown>)
    .flatMap(([name, value]) =>
      isGroup(value)
        ? Object.entries(value).map(([part, text]) => [`${name}.${part}`, text] as const)
        : [[name, value] as const],
    )
  return paths.filter(([, value]) => value !== undefined)
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function succeedsUnless(code: number, write: Promise<unknown>): Promise<boolean> {
  try {
    await callFirestore(write)
    return true
  } catch (error) {
    if (codeOf(error) === code) return false
    if (codeOf(error) === failedPrecondition) throw new OutdatedError()
    throw error
  }
}

/** @throws ApiError unavailable in an outage of Firestore */
async function callFirestore<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    if (outages.has(codeOf(cause))) throw new ApiError('unavailable', { cause })
    throw cause
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
