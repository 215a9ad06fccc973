import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Progress } from '../ui/progress.tsx'

/** The router renders a navigation in a transition: the URL is ahead of `useLocation` while a chunk loads. */
export function NavigationProgress() {
  const { pathname } = useLocation()
  const [requested, setRequested] = useState(pathname)

  useEffect(() => {
    // Without the Navigation API (before Safari 26.2 and Firefox 147) there is no progress bar.
    const { navigation } = window as Partial<Window>
    const update = () => setRequested(location.pathname)
    navigation?.addEventListener('currententrychange', update)
    return () => navigation?.removeEventListener('currententrychange', update)
  }, [])

  return requested === pathname ? null : <Progress />
}
