import { parseProfile, parseUpdate, type ProfileUpdate } from '@shop/contract/profile'
import { parseJson } from '../browser/json.ts'
import { sessionStore } from '../browser/storage.ts'

const storageKey = 'unsaved-profile'

/** Keeps the edits of a profile for this tab, so that a reload does not lose them. */
export function keepUnsavedProfile(uid: string, update: ProfileUpdate) {
  sessionStore.write(storageKey, JSON.stringify({ ...update, uid }))
}

/** What this user has typed and not saved; another user's is removed. */
export function unsavedProfile(uid: string): ProfileUpdate | undefined {
  const kept = parseJson(sessionStore.read(storageKey))
  const owner = parseProfile(kept)?.uid
  if (owner !== undefined && owner !== uid) forgetUnsavedProfile()
  if (owner !== uid) return undefined
  try {
    return parseUpdate(kept)
  } catch {
    return undefined // a field of another type: nothing that a form has written
  }
}

export function forgetUnsavedProfile() {
  sessionStore.remove(storageKey)
}
