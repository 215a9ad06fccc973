import { sessionStore } from './storage.ts'

const storageKey = 'reloaded-for'

/** After a deploy, an open page may import a chunk that is gone. @throws `error` if a reload has not helped, or offline */
export async function reloadOnce(error: unknown): Promise<never> {
  const text = String(error)
  if (!(await isReachable(/https?:\S+/.exec(text)?.[0])) || wasReloadedFor(text)) throw error
  location.reload()
  return new Promise(() => undefined) // never resolves, so that nothing runs before the reload
}

// Fetches the chunk past the browser's cache, which keeps Hosting's 404 as long as a file, and would still use it
// after a rollback (docs/decisions/0006).
async function isReachable(chunk: string | undefined): Promise<boolean> {
  if (chunk === undefined) return navigator.onLine
  return fetch(chunk, { cache: 'reload' }).then(
    () => true,
    () => false,
  )
}

/** Whether the page has reloaded for this error. True without storage, to prevent endless reloads. */
function wasReloadedFor(text: string): boolean {
  if (sessionStore.read(storageKey) === text) return true
  return !sessionStore.write(storageKey, text)
}
