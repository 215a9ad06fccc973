/**
 * Offers a reload to the waiting version, unless the page already uses that version's files: the worker
 * fetches pages network-first, so a page can be newer than the active worker.
 */
export async function offerUpdate(waiting: ServiceWorker) {
  if (await hasFiles(waiting, pageFiles())) return
  const { notify } = await import('../../components/notify.tsx')
  notify.action('A new version is ready', 'Reload', () => activateAndReload(waiting))
}

/** The URLs of the page's scripts and stylesheets. Their hashes change with every version of the shop. */
const pageFiles = () =>
  [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map(
    (file) => new URL(file.getAttribute('src') ?? file.getAttribute('href') ?? '', origin).href,
  )

function hasFiles(worker: ServiceWorker, files: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'has', files }, [port2])
  })
}

/** Activates the version. Reloads only this tab, because another tab may contain unsaved input. */
function activateAndReload(waiting: ServiceWorker) {
  // Another tab has already activated the version.
  if (waiting.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'skip-waiting' })
}
