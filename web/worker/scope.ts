/** The worker's global scope. TypeScript types `self` as the scope of any worker. */
export const scope = self as unknown as ServiceWorkerGlobalScope
