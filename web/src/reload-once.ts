const storageKey = 'reloaded-for'

/**
 * After a deploy an open page may ask for a chunk that is gone: the new page is loaded, once for
 * each such failure. Throws what was caught when that has not helped.
 */
export function reloadOnce(failure: unknown): Promise<never> {
  if (wasReloadedFor(String(failure))) throw failure
  location.reload()
  return new Promise(() => undefined) // the page goes away: nothing else must happen meanwhile
}

function wasReloadedFor(failure: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === failure) return true
    sessionStorage.setItem(storageKey, failure)
    return false
  } catch {
    return true
  }
}
