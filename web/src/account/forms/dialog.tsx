import { useId, type ReactNode } from 'react'
import { Modal } from '../../ui/dialog.tsx'

type DialogProps = {
  title: string
  /** What the dialog does. Screen readers read it when the dialog opens. */
  description?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A titled modal dialog in the middle of the page. */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const descriptionId = useId()
  return (
    <Modal
      label={title}
      aria-describedby={description && descriptionId}
      onClose={onClose}
      className="surface-paper m-auto max-h-[calc(100dvh-2rem)] w-[min(32.5rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-card p-6 backdrop:bg-ink/62 sm:p-10"
    >
      <h2 className="type-sub pb-5 text-[min(1.875rem,8vw)]">{title}</h2>
      {description && (
        <p id={descriptionId} className="pb-5">
          {description}
        </p>
      )}
      {children}
    </Modal>
  )
}
