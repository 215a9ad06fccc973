import type { ComponentProps, MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { savesData } from '../browser/network.ts'
import { useGoTo } from './use-go-to.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
  /**
   * Loads data that the target page needs besides its screen, when the link is pressed, hovered or
   * focused. The page loads it again after a failure. app/start-prefetching.ts prefetches the screen.
   */
  prefetch?: (() => Promise<unknown>) | undefined
}

/**
 * An internal link. React Router's Link would add 2 kB to every first visit, for the prefetching of its
 * framework mode, which the shop does not use (docs/decisions/0005).
 */
export function Link({ to, replace, prefetch, onClick, onFocus, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const goTo = useGoTo()
  const request = () => void prefetch?.().catch(() => undefined)
  const requestUnlessSavingData = () => {
    if (!savesData()) request()
  }
  return (
    <a
      onPointerDown={request}
      onPointerEnter={requestUnlessSavingData}
      onFocus={(event) => {
        onFocus?.(event)
        requestUnlessSavingData()
      }}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        // The second click of a double click may meet a link that the first one has put there.
        if (event.detail > 1) event.preventDefault()
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        goTo(href, replace)
      }}
    >
      {children}
    </a>
  )
}

/** Whether the browser opens the link in a new tab or window, or downloads it. */
const opensElsewhere = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey
