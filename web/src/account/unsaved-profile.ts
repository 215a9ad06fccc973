import { parseProfile, parseUpdate, type ProfileUpdate } from '@shop/contract/profile'
import { parseJson } from '../browser/json.ts'
import { sessionStore } from '../browser/storage.ts'

const storageKey = 'unsaved-profile'

/** Stores the fields that the user has changed for this tab, so that they survive a reload. */
export const storeUnsavedProfile = (uid: string, changes: ProfileUpdate) =>
  sessionStore.write(storageKey, JSON.stringify({ ...changes, uid }))

/** Returns this user's unsaved edits. Removes those of another user. */
export function unsavedProfile(uid: string): ProfileUpdate | undefined {
  const stored = parseJson(sessionStore.read(storageKey))
  const owner = parseProfile(stored)?.uid
  if (owner !== undefined && owner !== uid) removeUnsavedProfile()
  return owner === uid ? parseUpdate(stored) : undefined
}

export const removeUnsavedProfile = () => sessionStore.remove(storageKey)
