import type { Profiles } from '../profiles/profiles.ts'
import { parseStoredProfile } from '../profiles/stored-profile.ts'

type Entry = { document: Record<string, unknown> | undefined }

/** Its transactions run again when another write, a deletion of nothing included, came in between. */
export function memoryProfiles(): Profiles & {
  /** Stores a document as somebody might have edited it. */
  put: (uid: string, document: Record<string, unknown>) => void
} {
  const entries = new Map<string, Entry>()
  const put = (uid: string, document?: Record<string, unknown>) => entries.set(uid, { document })
  const parse = (uid: string, { document }: Entry = { document: undefined }) =>
    document && parseStoredProfile(uid, document, new Date())

  return {
    put,

    read: (uid) => Promise.resolve(parse(uid, entries.get(uid))),

    async change({ user: { uid }, signal }, decide) {
      for (;;) {
        const before = entries.get(uid)
        const decision = await decide(parse(uid, before))
        signal.throwIfAborted()
        if (entries.get(uid) !== before) continue
        if (decision === 'remove') put(uid)
        else if (decision !== 'leave') {
          const times = { createdAt: before?.document?.['createdAt'] ?? now(), updatedAt: now() }
          put(uid, { ...before?.document, ...decision, ...times })
        }
        return decision
      }
    },

    async remove({ user: { uid }, signal }) {
      signal.throwIfAborted()
      await Promise.resolve()
      put(uid)
    },
  }
}

const now = (date = new Date()) => ({ toDate: () => date })
