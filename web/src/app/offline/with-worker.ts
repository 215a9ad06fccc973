import { showOfflineNotice } from './offline-notice.ts'
import { watchVersions } from './watch-versions.ts'

/* What a page does besides once there is a worker, or no network: loaded by start.ts, at most once. */
showOfflineNotice()
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
if (workers?.controller) void watchVersions(workers)
