import { useEffect, useState, type ComponentProps } from 'react'

/** Milliseconds. Most screens and dialogs load sooner. */
const delayMs = 150

// Until then it has no element: a hidden one costs a frame, which delays a prefetched screen on a slow phone.
export function Progress(props: ComponentProps<'div'>) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-80 h-1 origin-left animate-progress border-b border-paper bg-brand"
      {...props}
    />
  )
}
