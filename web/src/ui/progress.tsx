import { useEffect, useState } from 'react'

/** Milliseconds until the bar appears, before which most screens and dialogs load, and until a screen reader says so. */
const [barMs, textMs] = [150, 1000] as const

// Until then it has no element: a hidden one costs a frame, which delays a prefetched screen on a slow phone.
export function Progress() {
  const [waitedMs, setWaitedMs] = useState(0)
  useEffect(() => {
    const timers = [barMs, textMs].map((ms) => setTimeout(() => setWaitedMs(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  if (waitedMs < barMs) return null
  return (
    <>
      <div
        role="progressbar"
        aria-label="Loading"
        className="fixed inset-x-0 top-0 z-80 h-1 origin-left animate-progress border-b border-paper bg-brand"
      />
      <p role="status" className="sr-only">
        {waitedMs >= textMs && 'Loading'}
      </p>
    </>
  )
}
