import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

/** What went wrong with a form, announced at once and brought into view. */
export function ErrorBox({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no way to clean up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <p
      ref={box}
      role="alert"
      className="mb-5 flex scroll-mt-24 items-center gap-3 rounded-field border-[1.5px] border-brand bg-error-ground px-4 py-3.5 text-[15px] font-semibold text-error"
    >
      <Icon name="alert" className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
