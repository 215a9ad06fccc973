import { showOfflineNotice } from './offline-notice.ts'
import { watchVersions } from './watch-versions.ts'

/* The offline notice and the update notice. register-worker.ts loads them if there is a worker or no network. */
showOfflineNotice()
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
if (workers?.controller) void watchVersions(workers)
