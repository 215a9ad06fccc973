const prefix = 'typed-name:'

/**
 * The name typed at a sign-up waits in localStorage until its profile exists, so that a sign-up
 * interrupted anywhere is finished with it: under the e-mail, in small letters, until the provider
 * has answered with a uid, then under that.
 */
export function keepTypedName(who: string, name: string) {
  try {
    localStorage.setItem(prefix + who, name)
  } catch {
    // Without storage the display name, or the e-mail, has to do.
  }
}

export function typedNameOf(who: string): string | undefined {
  try {
    return localStorage.getItem(prefix + who) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetTypedName(who: string) {
  try {
    localStorage.removeItem(prefix + who)
  } catch {
    // What cannot be removed was never kept.
  }
}

/** Once somebody is in, nobody's name waits here any longer. */
export function forgetTypedNames() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key)
    }
  } catch {
    // The same.
  }
}
