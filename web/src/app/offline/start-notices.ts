import { showOfflineNotice } from './offline-notice.ts'
import { watchVersions } from './watch-versions.ts'

/*
 * Starts the offline and update notices. register-worker.ts imports this module if a worker controls the
 * page or the browser goes offline.
 */
showOfflineNotice()
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
if (workers?.controller) void watchVersions(workers)
