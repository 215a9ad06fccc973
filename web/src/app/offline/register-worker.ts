import { report } from '../../browser/report.ts'
import { connection } from '../../browser/network.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/**
 * Milliseconds that an idle page has to itself: its film, and all that comes to life, would wait
 * behind the hundred files that the worker keeps ahead.
 */
const settle = 4000

/**
 * Has the worker installed when the first page has nothing left to do. This is part of every first
 * visit and therefore small: what that visit has no use for while it is online is in another file.
 */
export const registerWorkerWhenIdle = () => whenIdle(start)

function start() {
  // A browser may lack it, whatever the types of the language say.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (import.meta.env.SERVICE_WORKER !== 'off' && serviceWorker)
    setTimeout(() => {
      serviceWorker
        .register(connection()?.saveData ? '/sw.js?save-data' : '/sw.js')
        .catch((error: unknown) => report('No service worker.', error))
    }, settle)

  // Once: a file that is imported again does not run again.
  addEventListener('offline', more)
  if (serviceWorker?.controller) more()
}

/** Before there is a worker, what is wanted offline may be out of reach. */
const more = () => void import('./with-worker.ts').catch(() => undefined)
