import { unauthenticated } from '../http/api-error.ts'
import { fieldPaths, newDocument, OutdatedError, type Profiles } from '../profiles/profiles.ts'
import { parseStoredProfile } from '../profiles/stored-profile.ts'

type Document = Record<string, unknown>
type Field = ReturnType<typeof fieldPaths>[number]

/** An in-memory store with Firestore's document format, for tests and benchmarks. */
export function memoryProfiles(): Profiles {
  const documents = new Map<string, { document: Document; version: object }>()
  const store = (uid: string, document: Document) => documents.set(uid, { document, version: {} })

  const read: Profiles['read'] = async (uid) => {
    const stored = await Promise.resolve(documents.get(uid))
    return stored && { ...parseStoredProfile(uid, stored.document), version: stored.version }
  }

  async function write(uid: string, fields: readonly Field[], version?: object) {
    await Promise.resolve()
    const stored = documents.get(uid)
    if (!stored) return
    if (version && version !== stored.version) throw new OutdatedError()
    store(uid, fields.reduce(withField, stored.document))
  }

  return {
    createIfAbsent: async (uid, values) => {
      const created = !documents.has(uid)
      if (created) store(uid, newDocument(values, now()))
      const profile = await read(uid)
      if (!profile) throw unauthenticated()
      return { profile, created }
    },

    read,

    update: async (uid, changes, version) => {
      const fields = fieldPaths(changes)
      if (fields.length > 0) await write(uid, [...fields, ['updatedAt', now()]], version)
      return read(uid)
    },

    updateOwner: (uid, changes, version) => write(uid, fieldPaths(changes), version),

    remove: async (uid, version) => {
      await Promise.resolve()
      const stored = documents.get(uid)
      if (stored && version && version !== stored.version) throw new OutdatedError()
      documents.delete(uid)
    },
  }
}

/** Creates a fake server timestamp. */
function now() {
  const date = new Date()
  return { toDate: () => date }
}

/** Returns the document with one field set. The path may be in a group: 'address.city'. */
function withField(document: Document, [path, value]: Field): Document {
  const [name = '', part] = path.split('.')
  const group = document[name]
  if (part === undefined) return { ...document, [name]: value }
  return { ...document, [name]: { ...(typeof group === 'object' && group), [part]: value } }
}
