/** What the worker runs in; the types of the language know only workers in general. */
export const scope = self as unknown as ServiceWorkerGlobalScope
