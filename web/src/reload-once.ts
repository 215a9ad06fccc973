const storageKey = 'reloaded-for'

/** After a deploy an open page may ask for a chunk that is gone: load the new page, once for each. */
export function reloadOnceAfterDeploy() {
  window.addEventListener('vite:preloadError', (event) => {
    if (wasReloadedFor(event.payload.message)) return
    event.preventDefault()
    location.reload()
  })
}

function wasReloadedFor(message: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === message) return true
    sessionStorage.setItem(storageKey, message)
    return false
  } catch {
    return true
  }
}
