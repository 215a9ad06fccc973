const storageKey = 'reloaded-for'

/**
 * After a deploy an open page may ask for a chunk that is gone: the new page is loaded, once for
 * each such failure. Throws what was caught when that has not helped.
 */
export async function reloadOnce(failure: unknown): Promise<never> {
  const text = String(failure)
  if (wasReloadedFor(text)) throw failure
  await forget(/https?:\S+/.exec(text)?.[0])
  location.reload()
  return new Promise(() => undefined) // the page goes away: nothing else must happen meanwhile
}

/**
 * Hosting's headers are kept for a missing file too, so that its 404 would outlive a rollback in the
 * browser's cache (decision 0006).
 */
async function forget(chunk: string | undefined) {
  if (chunk !== undefined) await fetch(chunk, { cache: 'reload' }).catch(() => undefined)
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
