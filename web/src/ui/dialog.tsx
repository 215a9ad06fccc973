import { useId, type ComponentProps } from 'react'
import { useModal } from './use-modal.ts'

type DialogProps = ComponentProps<'dialog'> & {
  title: string
  description?: string | undefined
  onClose: () => void
}

export function Dialog({ title, description, onClose, children, ...rest }: DialogProps) {
  const descriptionId = useId()
  return (
    <dialog
      {...useModal(onClose)}
      aria-label={title}
      aria-describedby={description && descriptionId}
      className="surface-paper m-auto max-h-[calc(100dvh-2rem)] w-[min(32.5rem,100%-2rem)] overflow-y-auto overscroll-contain card p-6 backdrop:bg-ink/62 sm:p-10"
      {...rest}
    >
      <h2 className="type-sub pb-5 text-3xl">{title}</h2>
      {description && (
        <p id={descriptionId} className="pb-5">
          {description}
        </p>
      )}
      {children}
    </dialog>
  )
}
