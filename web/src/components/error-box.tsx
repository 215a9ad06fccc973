import { useEffect, useRef, type ComponentProps } from 'react'
import { Icon } from '../ui/icon.tsx'

/** A form's error message. Screen readers announce it, and it scrolls into view. */
export function ErrorBox({
  className = '',
  children,
  ...rest
}: ComponentProps<'p'> & { children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // After the layout effects that move the focus: screen readers cut off what they say when it moves.
    if (text.current) text.current.textContent = children
    // Must not be returned: newer browsers return a promise, which is not a valid cleanup function.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [children])

  return (
    <p
      ref={box}
      role="alert"
      className={`flex scroll-mt-24 items-center gap-3 rounded-field border-[1.5px] border-brand bg-error-ground px-4 py-3.5 text-sm font-bold text-error ${className}`}
      {...rest}
    >
      <Icon name="alert" className="size-5 max-xs:hidden" />
      <span ref={text} />
    </p>
  )
}
