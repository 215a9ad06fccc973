import type { ReactNode } from 'react'
import { Modal } from '../../components/modal.tsx'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A titled modal dialog in the middle of the page. */
export const Dialog = ({ title, onClose, children }: DialogProps) => (
  <Modal
    label={title}
    onClose={onClose}
    className="surface-paper m-auto max-h-[calc(100dvh-2rem)] w-[min(32.5rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-card p-6 backdrop:bg-ink/62 sm:p-10"
  >
    <h2 className="type-sub pb-5 text-[min(1.875rem,8vw)]">{title}</h2>
    {children}
  </Modal>
)
