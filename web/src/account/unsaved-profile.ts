import { parseProfile, parseUpdate, type ProfileUpdate } from '@shop/contract/profile'

/** In sessionStorage: for this tab only, and gone with it. */
const storageKey = 'unsaved-profile'

/** What is typed while a profile is edited waits here, so that a reload does not lose it. */
export function keepUnsavedProfile(uid: string, update: ProfileUpdate) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...update, uid }))
  } catch {
    // A full or closed storage keeps nobody from editing.
  }
}

/** What this user has typed and not saved; another user's is thrown away. */
export function unsavedProfile(uid: string): ProfileUpdate | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    const owner = parseProfile(kept)?.uid
    if (owner === uid) return parseUpdate(kept)
    if (owner !== undefined) forgetUnsavedProfile()
  } catch {
    // What cannot be read counts as nothing.
  }
  return undefined
}

export function forgetUnsavedProfile() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // What cannot be removed was never kept.
  }
}
