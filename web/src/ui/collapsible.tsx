import { useLayoutEffect, useRef, type ComponentProps } from 'react'

type CollapsibleProps = ComponentProps<'div'> & {
  open: boolean
  /** Called when the browser's search has found text in it while it was closed. */
  onFound: () => void
}

/** A part that is hidden unless it is open. Where browsers can, their search looks into it all the same. */
export function Collapsible({ open, onFound, className = '', ...rest }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || open) return undefined
    // React writes every value of `hidden` as an empty one.
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  })

  // Two elements: what the outer one hides has no size, no role and no focus; its own padding would show.
  return (
    <div ref={box} hidden={!open}>
      <div className={`${open ? 'animate-appear' : ''} ${className}`} {...rest} />
    </div>
  )
}
