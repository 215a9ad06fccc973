import { createRoot } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { Toaster } from './toaster.tsx'

/** Says something in passing, top right (specification, section 8). */
export const notify = {
  success: (message: string) => {
    toast.success(message)
    showToasts()
  },
  failure: (message: string) => {
    toast.error(message)
    showToasts()
  },
  /** Stays until it is taken or dismissed; offered again, the newer one takes its place. */
  offer: (message: string, label: string, onTake: () => void) => {
    toast(
      <>
        {message}
        <button
          type="button"
          onClick={onTake}
          className="ml-1 min-h-11 rounded-full px-3 underline"
        >
          {label}
        </button>
      </>,
      { id: message, duration: Infinity },
    )
    showToasts()
  },
}

/** The toaster is no part of the app: who is never told anything need not load it. */
function showToasts() {
  const region = document.getElementById('toasts')
  if (region?.childElementCount === 0) createRoot(region).render(<Toaster />)
}
