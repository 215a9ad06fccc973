import type { Precondition, Timestamp } from 'firebase-admin/firestore'
import { emptyDetails, type ProfileUpdate } from '@shop/contract/profile'
import { ApiError } from '../http/api-error.ts'
import { parseStoredProfile, type Owner, type StoredProfile } from './stored-profile.ts'

export type NewProfile = { email: string; name: string } & Partial<Owner>

/** What the owner's token says. */
export type Mark = Partial<Owner> & { email?: string }

/** What may change in a document: the user's own texts, and what the owner's token says. */
export type Changes = ProfileUpdate & Mark & { detailsCleared?: boolean }

/** The profile has been written since the version that was given. */
export class OutdatedError extends Error {
  override name = 'OutdatedError'
}

/** Where profiles live. Every method costs at most one document read and one write. */
export type Profiles = {
  /** Whoever comes first creates the profile; everybody else gets it as it is. */
  createIfAbsent: (
    uid: string,
    values: NewProfile,
  ) => Promise<{ profile: StoredProfile; created: boolean }>
  read: (uid: string) => Promise<StoredProfile | undefined>
  /**
   * Changes only the fields named, later changes over earlier ones; answers the whole profile after it,
   * undefined if there is none.
   * @throws OutdatedError where a version is given that is not the stored one any more
   */
  update: (
    uid: string,
    changes: Changes | readonly Changes[],
    version?: object,
  ) => Promise<StoredProfile | undefined>
  /**
   * Notes what the owner's token says; to the user nothing has changed.
   * @throws OutdatedError as `update`
   */
  mark: (uid: string, mark: Mark, version?: object) => Promise<void>
}

/** gRPC status codes of the outcomes that are not faults. */
const notFound = 5
const alreadyExists = 6
const failedPrecondition = 9

/** Those by which Firestore says "not now": deadline exceeded, resource exhausted, aborted, unavailable. */
const outages = new Set<unknown>([4, 8, 10, 14])

/** Profiles as documents users/{uid}; each uid must be a document id. */
export const firestoreProfiles: Profiles = {
  async createIfAbsent(uid, values) {
    const { user, now } = await userDocument(uid)
    const creation = user.create(newDocument(values, now))
    const created = await succeedsUnless(alreadyExists, creation)

    // Only the document knows the time the server has set.
    const profile = await firestoreProfiles.read(uid)
    if (!profile) throw new Error('A profile disappeared while it was being registered.')
    return { profile, created }
  },

  async read(uid) {
    const { user } = await userDocument(uid)
    const snapshot = await answerOf(user.get())
    if (!snapshot.exists) return undefined
    return { ...parseStoredProfile(uid, snapshot.data()), version: snapshot.updateTime }
  },

  async update(uid, changes, version) {
    const fields = fieldPaths(changes)
    if (fields.length > 0) {
      const { user, now } = await userDocument(uid)
      const values = { ...Object.fromEntries(fields), updatedAt: now }
      const writing = user.update(values, preconditionOf(version))
      if (!(await succeedsUnless(notFound, writing))) return undefined
    }
    return firestoreProfiles.read(uid)
  },

  async mark(uid, mark, version) {
    const { user } = await userDocument(uid)
    // A document that has gone meanwhile needs no mark.
    await succeedsUnless(notFound, user.update({ ...mark }, preconditionOf(version)))
  },
}

/** Firestore takes 150 ms and more to load: not at a cold start, but when a call first needs it. */
async function userDocument(uid: string) {
  const { FieldValue, getFirestore } = await import('firebase-admin/firestore')
  return { user: getFirestore().doc(`users/${uid}`), now: FieldValue.serverTimestamp() }
}

/** A version is the time that `read` was given with the document. */
const preconditionOf = (version: object | undefined): Precondition =>
  version ? { lastUpdateTime: version as Timestamp } : { exists: true }

/** Every field from the start: tools that read the collection directly know no defaults. */
export const newDocument = <Time>(values: NewProfile, now: Time) => ({
  ...emptyDetails,
  ...values,
  createdAt: now,
  updatedAt: now,
})

/** Fields of a group by their own paths, so that two changes at once do not undo each other. */
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

async function succeedsUnless(code: number, writing: Promise<unknown>): Promise<boolean> {
  try {
    await answerOf(writing)
    return true
  } catch (error) {
    if (codeOf(error) === code) return false
    if (codeOf(error) === failedPrecondition) throw new OutdatedError()
    throw error
  }
}

/** @throws ApiError unavailable in an outage of Firestore */
async function answerOf<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (cause) {
    if (outages.has(codeOf(cause))) throw new ApiError('unavailable', { cause })
    throw cause
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
