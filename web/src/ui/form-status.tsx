import { useEffect, useLayoutEffect, useRef } from 'react'

type FormStatusProps = {
  /** What the form does while it is being sent, like 'Saving...'; undefined otherwise. */
  busy: string | undefined
  className?: string
}

/**
 * For a form whose fields and buttons are disabled while it is being sent: has the focus meanwhile, and says so. Then
 * the submit button gets the focus, unless the outcome has moved it.
 */
export function FormStatus({ busy, className = 'sr-only' }: FormStatusProps) {
  const status = useRef<HTMLParagraphElement>(null)

  // At every change: a button may be disabled later than the fields. A disabled element loses the focus only with the
  // next frame.
  useLayoutEffect(() => {
    const form = status.current?.closest('form')
    const { activeElement } = document
    if (busy && form?.contains(activeElement) && activeElement?.matches(':disabled'))
      status.current?.focus({ preventScroll: true })
  })

  // After all layout effects: screen readers cut off what they say when the focus moves.
  useEffect(() => {
    const element = status.current
    if (!element) return
    element.textContent = busy ?? ''
    if (busy || element !== document.activeElement) return
    element.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [busy])

  return <p ref={status} role="status" tabIndex={-1} className={className} />
}
