import { report } from '../../browser/report.ts'
import { offerUpdate } from './update-notice.ts'

/** Offers each version that comes while the page is open, or waits when it is loaded. */
export async function watchVersions(workers: ServiceWorkerContainer) {
  const registration = await workers.ready

  const offer = () => {
    const { waiting } = registration
    if (waiting) offerUpdate(waiting).catch(reportLost)
  }
  const watch = () => registration.installing?.addEventListener('statechange', offer)
  offer()
  watch()
  registration.addEventListener('updatefound', watch)

  // A tab may stay open for days; the browser itself asks only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined) // offline: another time
  })
}

/** The next page that is loaded is of the new version anyway. */
const reportLost = (error: unknown) => report('The new version could not be offered.', error)
