import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/dialog.tsx'

/** Shown instead of the search overlay if its chunk fails to load. */
export function SearchFailed({ onClose, onRetry }: Record<'onClose' | 'onRetry', () => void>) {
  return (
    <Modal
      label="Search"
      onClose={onClose}
      className="surface-paper fixed inset-x-0 top-0 m-0 w-full max-w-none rounded-b-card p-8 backdrop:bg-ink/62"
    >
      <p role="alert" className="pb-5 text-lg font-bold">
        The search could not be loaded. Please check your internet connection and try again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  )
}
