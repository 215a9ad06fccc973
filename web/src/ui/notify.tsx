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
}

/** The toaster is no part of the app: who is never told anything need not load it. */
function showToasts() {
  const region = document.getElementById('toasts')
  if (region?.childElementCount === 0) createRoot(region).render(<Toaster />)
}
