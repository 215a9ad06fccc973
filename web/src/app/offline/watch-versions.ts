import { report } from '../../browser/report.ts'
import { offerUpdate } from './update-notice.ts'

/** Offers each version that is waiting at page load or is installed later. */
export async function watchVersions(workers: ServiceWorkerContainer) {
  const registration = await workers.ready

  const offer = () => {
    const { waiting } = registration
    if (waiting) offerUpdate(waiting).catch(reportFailure)
  }
  const watch = () => registration.installing?.addEventListener('statechange', offer)
  offer()
  watch()
  registration.addEventListener('updatefound', watch)

  // A tab may stay open for days, and the browser checks for updates only when a page loads.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined) // offline: retries when the tab is visible again
  })
}

/** Only logs: the next page load uses the new version anyway. */
const reportFailure = (error: unknown) => report('Offering the new version failed.', error)
