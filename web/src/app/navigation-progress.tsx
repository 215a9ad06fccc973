import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ProgressBar } from '../components/progress-bar.tsx'

/** Milliseconds. Most screens are there before. */
const delayMs = 150

/**
 * Shows progress from 150 ms after a change of the URL until its screen is rendered. The router renders a
 * navigation in a transition, so the URL is ahead of `useLocation` while a chunk loads. Nothing renders
 * before: the frame would delay a prefetched screen by 20 ms on a slow phone.
 */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const [awaited, setAwaited] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const reset = () => {
    clearTimeout(timer.current)
    setAwaited(undefined)
  }
  useEffect(() => {
    // Without the Navigation API (before Safari 26.2 and Firefox 147) there is no progress bar.
    const { navigation } = window as Partial<Window>
    const start = () => {
      reset()
      timer.current = setTimeout(() => setAwaited(location.pathname), delayMs)
    }
    navigation?.addEventListener('currententrychange', start)
    return () => navigation?.removeEventListener('currententrychange', start)
  }, [])
  useEffect(() => reset, [pathname])

  return awaited && awaited !== pathname && <ProgressBar className="[animation-delay:0s]" />
}
