import { sessionStore } from './storage.ts'

const storageKey = 'reloaded-for'

/**
 * After a deploy an open page may ask for a chunk that is gone: the new page is loaded, once for
 * each such failure. Throws what was caught when that has not helped, or cannot.
 */
export async function reloadOnce(failure: unknown): Promise<never> {
  const text = String(failure)
  if (!(await isAnswered(/https?:\S+/.exec(text)?.[0])) || wasReloadedFor(text)) throw failure
  location.reload()
  return new Promise(() => undefined) // the page goes away: nothing else must happen meanwhile
}

/**
 * Whether the shop can be reached at all. Asks for the chunk past the browser's cache: Hosting's
 * headers are kept for a missing file too, so that its 404 would outlive a rollback (decision 0006).
 */
async function isAnswered(chunk: string | undefined): Promise<boolean> {
  if (chunk === undefined) return navigator.onLine
  return fetch(chunk, { cache: 'reload' }).then(
    () => true,
    () => false,
  )
}

/** Without storage too: a page that cannot remember must not reload itself for ever. */
function wasReloadedFor(failure: string): boolean {
  if (sessionStore.read(storageKey) === failure) return true
  return !sessionStore.write(storageKey, failure)
}
