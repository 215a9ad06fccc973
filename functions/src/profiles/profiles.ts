import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '../http/api-error.ts'
import { limitCall } from '../http/deadline.ts'
import type { Call } from '../auth/require-user.ts'
import { dateOf, parseStoredProfile, type Content, type StoredProfile } from './stored-profile.ts'

export type Decision = Content | 'remove' | 'leave'

export type Profiles = {
  read: (uid: string) => Promise<StoredProfile | undefined>
  /**
   * Runs `decide` on the caller's stored profile and applies its decision, in one transaction: again when
   * another request changes the profile meanwhile. Costs one document read, and one write unless 'leave'.
   * @returns the decision that was applied
   */
  change: (
    call: Call,
    decide: (stored: StoredProfile | undefined) => Decision | Promise<Decision>,
  ) => Promise<Decision>
  /** Deletes the caller's profile. Waits for, or aborts, a transaction that has read it. Costs one write. */
  remove: (call: Call) => Promise<void>
}

/** One request wins in each round, so that eight of one person at once all succeed (decision 0011). */
const maxAttempts = 8

/** Profiles are the documents users/{uid}. Each uid must be a valid document id. */
export const firestoreProfiles: Profiles = {
  async read(uid) {
    const { document } = await openDocument(uid)
    return parse(await callFirestore(document.get()))
  },

  async change({ user, signal }, decide) {
    const { firestore, document, now } = await openDocument(user.uid)
    const run = firestore.runTransaction(
      async (transaction) => {
        signal.throwIfAborted()
        const snapshot = await transaction.get(document)
        const decision = await decide(parse(snapshot))
        signal.throwIfAborted()
        if (decision === 'leave') return decision
        if (decision === 'remove') transaction.delete(document)
        else if (!snapshot.exists)
          transaction.create(document, { ...decision, createdAt: now, updatedAt: now })
        else {
          const createdAt = createdAtOf(snapshot)
          transaction.update(document, { ...decision, createdAt, updatedAt: now })
        }
        return decision
      },
      { maxAttempts },
    )
    return callFirestore(run)
  },

  async remove({ user, signal }) {
    const { document } = await openDocument(user.uid)
    signal.throwIfAborted()
    await callFirestore(document.delete())
  },
}

async function openDocument(uid: string) {
  const { FieldValue, firestore } = await loadFirestore()
  return { firestore, document: firestore.doc(`users/${uid}`), now: FieldValue.serverTimestamp() }
}

/** A failed commit is not repeated: the transaction is rolled back, which releases its locks, and runs again. */
const once = { retry_codes_name: 'none', retry_params_name: 'default', timeout_millis: 60_000 }
const clientConfig = {
  interfaces: {
    'google.firestore.v1.Firestore': { retry_codes: { none: [] }, methods: { Commit: once } },
  },
}

let loaded: ReturnType<typeof load> | undefined
export const loadFirestore = () => (loaded ??= load())

async function load() {
  const { FieldValue, getFirestore } = await import('firebase-admin/firestore')
  const firestore = getFirestore()
  firestore.settings({ 'grpc.callInvocationTransformer': limitCall, clientConfig })
  return { FieldValue, firestore }
}

function parse(snapshot: DocumentSnapshot): StoredProfile | undefined {
  const document = snapshot.data()
  const created = snapshot.createTime?.toDate()
  return document && created && parseStoredProfile(snapshot.id, document, created)
}

function createdAtOf(snapshot: DocumentSnapshot): unknown {
  const stored: unknown = snapshot.get('createdAt')
  return dateOf(stored) ? stored : snapshot.createTime
}

/** gRPC: invalid argument, permission denied, failed precondition, out of range, unimplemented. */
const ourMistakes = new Set<unknown>([3, 7, 9, 11, 12])

async function callFirestore<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (cause) {
    throw isOutage(cause) ? new ApiError('unavailable', { cause }) : cause
  }
}

function isOutage(error: unknown) {
  if (!(error instanceof Error && 'code' in error)) return false
  // A commit that is repeated after a lost response finds its transaction closed: 'invalid argument'.
  if (/transaction (has expired|is invalid or closed)/i.test(error.message)) return true
  return typeof error.code === 'number' && !ourMistakes.has(error.code)
}
