import type { ComponentProps } from 'react'
import { useModal } from './use-modal.ts'

type SheetProps = ComponentProps<'div'> & {
  label: string
  onClose: () => void
}

/** A modal dialog at the top edge of the window. A click beside it closes it. */
export function Sheet({ label, onClose, className = '', ...rest }: SheetProps) {
  return (
    <dialog
      {...useModal(onClose, 'any')}
      aria-label={label}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-transparent backdrop:bg-ink/62"
    >
      <div className={`max-h-dvh overflow-y-auto overscroll-contain ${className}`} {...rest} />
    </dialog>
  )
}
