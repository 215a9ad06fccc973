import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** For a native modal dialog, open while it is rendered. `closedBy` is like the attribute, which Safari does not know. */
export function useModal(onClose: () => void, closedBy?: 'any') {
  const ref = useRef<HTMLDialogElement>(null)
  const pressIsBeside = useRef(false)

  useLayoutEffect(() => {
    const element = ref.current
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

  return {
    ref,
    // Escape would close the dialog before React knows: a press that opens it again would be lost.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
    // The event comes a task late: an effect that runs twice has opened the dialog again by then.
    onClose: () => {
      if (!ref.current?.open) onClose()
    },
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      pressIsBeside.current = target === currentTarget
    },
    onMouseUp: ({ target, currentTarget }: MouseEvent) => {
      pressIsBeside.current &&= target === currentTarget
    },
    // The dialog is the target of a click, too, that begins in a field and ends beside it.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (closedBy === 'any' && target === currentTarget && pressIsBeside.current) onClose()
    },
  }
}

/** A focus trap: without it, Tab would move to the browser's toolbar after the last element. */
function trapFocus(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const focusable = this.querySelectorAll<HTMLElement>(
    ':is(a[href], :enabled):not(fieldset, [hidden], [tabindex="-1"])',
  )
  const [first, last] = [focusable[0], focusable[focusable.length - 1]]
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  // While a form is being sent, its status has the focus (form-status.tsx).
  const isBetween = Array.from(focusable).some((element) => element === document.activeElement)
  if (isBetween && document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
