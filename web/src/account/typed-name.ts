import { localStore } from '../browser/storage.ts'

const prefix = 'typed-name:'

/**
 * The name typed at a sign-up waits in localStorage until its profile exists, so that a sign-up
 * interrupted anywhere is finished with it: under the e-mail, in small letters, until the provider
 * has answered with a uid, then under that. Without storage the display name, or the e-mail, is used.
 */
export function keepTypedName(who: string, name: string) {
  localStore.write(prefix + who, name)
}

export const typedNameOf = (who: string) => localStore.read(prefix + who)

export function forgetTypedName(who: string) {
  localStore.remove(prefix + who)
}

/** After a sign-in no user's name is kept any longer. */
export function forgetTypedNames() {
  for (const key of localStore.keys()) {
    if (key.startsWith(prefix)) localStore.remove(key)
  }
}
