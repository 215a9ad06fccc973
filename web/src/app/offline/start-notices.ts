import { showOfflineNotice } from './offline-notice.ts'
import { watchVersions } from './watch-versions.ts'

/* Starts the offline and update notices. register-worker.ts imports it if a worker is active or the browser is offline. */
showOfflineNotice()
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
if (workers?.controller) void watchVersions(workers)
