import { useSyncExternalStore } from 'react'
import { loadedToasts, onToastsLoaded } from './load-toasts.ts'

/** The shop's toasts, top right on every screen; the region is always there to be listened to. */
export function Toaster() {
  const loaded = useSyncExternalStore(onToastsLoaded, loadedToasts, () => undefined)

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed top-20 right-5 z-60 max-w-[calc(100vw-2.5rem)] lg:top-22 lg:right-6"
    >
      {loaded && <loaded.Toasts />}
    </div>
  )
}
