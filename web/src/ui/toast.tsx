import { createRoot } from 'react-dom/client'
import { toast as library } from 'react-hot-toast/headless'
import { Toaster } from './toaster.tsx'

/** The outcome of the visitor's last action: a newer one replaces it, so that two never contradict. */
const outcome = { id: 'outcome' }

/** Shows toasts at the top right (specification, section 8). */
export const toast = {
  success: (message: string) => {
    library.success(message, outcome)
    showToasts()
  },
  error: (message: string) => {
    library.error(message, outcome)
    showToasts()
  },
}

let rendered: Element | undefined

/** Renders the toaster in its own root, so that the app does not load it before the first toast. */
function showToasts() {
  const region = document.getElementById('toasts')
  if (!region || region === rendered) return
  rendered = region
  createRoot(region).render(<Toaster />)
}
