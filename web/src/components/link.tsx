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
export function Link({ to, replace, prefetch, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler(to, {
    ...(target !== undefined && { target }),
    ...(replace && { replace }),
  })
  const request = () => void prefetch?.().catch(() => undefined)
  const requestUnlessSlow = () => {
    if (!prefersLessData()) request()
  }
  return (
    <a
      onPointerDown={request}
      onPointerEnter={requestUnlessSlow}
      onFocus={requestUnlessSlow}
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}
