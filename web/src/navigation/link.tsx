import { createContext, useContext, type ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { savesData } from '../browser/network.ts'

/** Loads the screen of a path early. The app provides it, because links do not know the screens. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined)

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> & {
  to: string
  /** Loads data that the target page needs besides its screen. The page loads it again after a failure. */
  prefetchData?: (() => Promise<unknown>) | undefined
}

/** Prefetches its page when it is pressed, and when hovered or focused unless the visitor saves data. */
export function Link({ to, prefetchData, onClick, onFocus, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const prefetchScreen = useContext(PrefetchContext)
  const prefetch = () => {
    prefetchScreen(to)
    prefetchData?.().catch(() => undefined)
  }
  const prefetchUnlessSavingData = () => {
    if (!savesData()) prefetch()
  }
  return (
    <RouterLink
      // Only for the router's framework mode.
      discover="none"
      onPointerDown={prefetch}
      onPointerEnter={prefetchUnlessSavingData}
      {...rest}
      to={to}
      onFocus={(event) => {
        onFocus?.(event)
        prefetchUnlessSavingData()
      }}
      onClick={(event) => {
        // The second click of a double click may meet a link that the first one has put there.
        if (event.detail > 1 || isLoading(event.currentTarget, pathname)) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

/** Whether the URL is the link's already, while the router still shows the path before it. */
const isLoading = ({ href }: HTMLAnchorElement, shownPath: string) =>
  href === location.href && location.pathname !== shownPath
