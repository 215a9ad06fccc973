import { useEffect, useLayoutEffect, useRef } from 'react'

type FormStatusProps = {
  /** What the form does while it is being sent, like 'Saving...'; undefined otherwise. */
  busy: string | undefined
  className?: string
}

/** Has the focus while a form is sent and its fields are disabled, and says so. Then the submit button gets the focus. */
export function FormStatus({ busy, className = 'sr-only' }: FormStatusProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const lastFocused = useRef<Element>(null)

  useLayoutEffect(() => {
    const form = status.current?.closest('form')
    const note = ({ target }: Event) => {
      if (target instanceof Element) lastFocused.current = target
    }
    form?.addEventListener('focusin', note)
    return () => form?.removeEventListener('focusin', note)
  }, [])

  // At every change: a button may be disabled later than the fields.
  useLayoutEffect(() => {
    const element = status.current
    const form = element?.closest('form') ?? null
    const { activeElement } = document
    // A disabled element has already lost the focus to an ancestor of the form. The visitor may have moved on.
    const isLost = activeElement?.matches(':disabled') || activeElement?.contains(form)
    if (busy && isLost && lastFocused.current?.matches(':disabled'))
      element?.focus({ preventScroll: true })
    if (!busy && element === activeElement && !form?.querySelector('[aria-invalid=true]'))
      form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  })

  // After all layout effects: screen readers cut off what they say when the focus moves.
  useEffect(() => {
    if (status.current) status.current.textContent = busy ?? ''
  }, [busy])

  return <p ref={status} role="status" tabIndex={-1} className={className} />
}
