import { useLayoutEffect, useRef, type ComponentProps } from 'react'

type ModalProps = ComponentProps<'dialog'> & {
  /** Its name for assistive technology. */
  label: string
  onClose: () => void
}

/**
 * A native modal dialog, open as long as it is rendered: the browser makes the page behind it inert,
 * closes it on Escape and gives the focus back. The stylesheet keeps the page from scrolling.
 */
export function Modal({ label, onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.addEventListener('keydown', keepFocusInside)
    return () => opened?.close()
  }, [])

  return <dialog ref={dialog} aria-label={label} onClose={onClose} {...rest} />
}

/** Tab goes round inside; left to the browser it would leave for its own buttons. */
function keepFocusInside(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const stops = this.querySelectorAll<HTMLElement>(
    ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled)',
  )
  const [first, last] = [stops[0], stops[stops.length - 1]]
  const [leaving, entering] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  entering?.focus()
}
