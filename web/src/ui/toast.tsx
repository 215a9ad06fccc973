import { createRoot } from 'react-dom/client'
import { toast as library } from 'react-hot-toast/headless'
import { Toaster } from './toaster.tsx'

/**
 * Shows toasts at the top right (specification, section 8): the outcome of the visitor's last action. A newer one
 * replaces it, so that two never contradict. Call it after the focus has moved: screen readers cut off what they say
 * when it moves.
 */
export const toast = {
  success: (message: string) => show(library.success, message),
  error: (message: string) => show(library.error, message),
}

function show(add: (message: string) => string, message: string) {
  // Not by the same id: the timer of the older one may be due before React has stopped it.
  library.remove()
  add(message)
  renderToaster()
}

let rendered: Element | undefined

/** Renders the toaster in its own root, so that the app does not load it before the first toast. */
function renderToaster() {
  const region = document.getElementById('toasts')
  if (!region || region === rendered) return
  rendered = region
  createRoot(region).render(<Toaster />)
}
