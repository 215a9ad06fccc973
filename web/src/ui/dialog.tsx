import { useLayoutEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react'

type ModalProps = ComponentProps<'dialog'> & {
  /** Accessible name. */
  label: string
  onClose: () => void
}

/**
 * A native modal dialog, open while it is rendered. The browser makes the page behind it inert, closes
 * the dialog on Escape and restores focus. app/styles.css prevents scrolling of the page.
 */
export function Modal({ label, onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    const page = document.documentElement
    // Not in the stylesheet: browsers may reserve a gutter for a scrollbar that they do not show.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    element?.showModal()
    element?.addEventListener('keydown', trapFocus)
    return () => {
      element?.close()
      page.style.scrollbarGutter = ''
    }
  }, [])

  // Escape would close the dialog before React knows: a press that opens it again would be lost.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // The event comes a task late: an effect that runs twice has opened the dialog again by then.
  const closed = () => {
    if (!dialog.current?.open) onClose()
  }
  return <dialog ref={dialog} aria-label={label} onCancel={cancel} onClose={closed} {...rest} />
}

/** A focus trap: without it, Tab would move to the browser's toolbar after the last element. */
function trapFocus(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const focusable = this.querySelectorAll<HTMLElement>(
    ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled):not([hidden], [tabindex="-1"])',
  )
  const [first, last] = [focusable[0], focusable[focusable.length - 1]]
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
