import { report } from '../../browser/report.ts'
import { connection } from '../../browser/network.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/**
 * Milliseconds between the first idle time and the registration. Without them, the page's video and
 * chunks would wait behind the hundred files that the worker precaches.
 */
const delayMs = 4000

/**
 * Registers the service worker once the first page is idle. Every first visit loads this module, so it
 * is small. It imports start-notices.ts only if a worker controls the page or the browser goes offline.
 */
export const registerWorkerWhenIdle = () => whenIdle(start)

function start() {
  // TypeScript's types always include `serviceWorker`, but some browsers do not support it.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (import.meta.env.SERVICE_WORKER !== 'off' && serviceWorker)
    setTimeout(() => {
      serviceWorker
        .register(connection()?.saveData ? '/sw.js?save-data' : '/sw.js')
        .catch((error: unknown) => report('Registering the service worker failed.', error))
    }, delayMs)

  // start-notices.ts runs at most once: a second import() does not evaluate the module again.
  addEventListener('offline', startNotices)
  if (serviceWorker?.controller) startNotices()
}

/** Ignores a failed import: offline and without a worker, the chunk cannot be fetched. */
const startNotices = () => void import('./start-notices.ts').catch(() => undefined)
