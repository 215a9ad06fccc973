/** Offers the version that waits, unless the page is of that version already: the network goes first. */
export async function offerUpdate(waiting: ServiceWorker) {
  if (await has(waiting, ownFiles())) return
  const { notify } = await import('../../components/notify.tsx')
  notify.offer('A new version is ready', 'Reload', () => reloadInto(waiting))
}

/** The page's script and style, whose names change with anything that the shop says or does. */
const ownFiles = () =>
  [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map(
    (file) => new URL(file.getAttribute('src') ?? file.getAttribute('href') ?? '', origin).href,
  )

function has(worker: ServiceWorker, files: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'has', files }, [port2])
  })
}

/** Only the tab in which it was pressed is loaded anew: another may hold what somebody is typing. */
function reloadInto(waiting: ServiceWorker) {
  // Another tab was quicker.
  if (waiting.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'take-over' })
}
