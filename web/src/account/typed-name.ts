import { localStore } from '../browser/storage.ts'

const prefix = 'typed-name:'

/**
 * Stores the name typed in a sign-up until the profile exists, so that an interrupted sign-up can be
 * completed with it. Without storage, the display name or the e-mail is used instead.
 * @param key the e-mail in lower case, or the uid once the provider has returned it
 */
export function storeTypedName(key: string, name: string) {
  localStore.write(prefix + key, name)
}

export const typedNameOf = (key: string) => localStore.read(prefix + key)

export function removeTypedName(key: string) {
  localStore.remove(prefix + key)
}

/** Removes the names of all users. Called after a sign-in. */
export function removeTypedNames() {
  for (const key of localStore.keys()) {
    if (key.startsWith(prefix)) localStore.remove(key)
  }
}
