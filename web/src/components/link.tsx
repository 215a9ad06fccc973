import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { prefersLessData } from '../browser/network.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /**
   * Requests what the page loads besides its screen, once the link is pressed, hovered or focused.
   * The page repeats a failed request. app/prefetch requests the screen itself.
   */
  prefetch?: (() => Promise<unknown>) | undefined
}

/**
 * An internal link. React Router's Link would add 2 kB to every first visit, for prefetching in a
 * mode that the shop does not use (decision 0005).
 */
export function Link({ to, prefetch, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler(to, target === undefined ? {} : { target })
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
