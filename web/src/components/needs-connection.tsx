import { useSyncExternalStore } from 'react'

/** One sentence beside what cannot work without a network, shown only while there is none. */
export function NeedsConnection({
  children,
  className = '',
}: {
  children: string
  className?: string
}) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : <p className={`text-[15px] text-smoke ${className}`}>{children}</p>
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
