import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link within the shop. The router's own brings prefetching for a mode of it that we do not use:
 * 2 kB of every first visit (docs/decisions/0005-a-light-router.md).
 */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
