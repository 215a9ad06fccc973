import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { prefersLessData } from '../browser/network.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
  /**
   * Loads data that the target page needs besides its screen, when the link is pressed, hovered or
   * focused. The page loads it again after a failure. app/prefetch prefetches the screen itself.
   */
  prefetch?: (() => Promise<unknown>) | undefined
}

/**
 * An internal link. React Router's Link would add 2 kB to every first visit, for the prefetching of its
 * framework mode, which the shop does not use (docs/decisions/0005).
 */
export function Link({
  to,
  replace,
  prefetch,
  onClick,
  onFocus,
  target,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to)
  const options = target === undefined ? {} : { target }
  const navigate = useLinkClickHandler(to, { ...options, ...(replace && { replace }) })
  const replaceEntry = useLinkClickHandler(to, { ...options, replace: true })
  const request = () => void prefetch?.().catch(() => undefined)
  const requestUnlessSlow = () => {
    if (!prefersLessData()) request()
  }
  return (
    <a
      onPointerDown={request}
      onPointerEnter={requestUnlessSlow}
      onFocus={(event) => {
        onFocus?.(event)
        requestUnlessSlow()
      }}
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        // The second click of a double click may meet a link that the first one has put there.
        if (event.detail > 1) event.preventDefault()
        if (event.defaultPrevented) return
        // The router renders a new URL in a transition. A second tap meanwhile would add it again.
        if (event.currentTarget.href === window.location.href) replaceEntry(event)
        else navigate(event)
      }}
    >
      {children}
    </a>
  )
}
