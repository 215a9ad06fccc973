import { createRoot } from 'react-dom/client'
import { toast as library } from 'react-hot-toast/headless'
import { Toaster } from './toaster.tsx'

/** Shows the outcome of the last action (specification, section 8). Moving the focus afterwards would silence it. */
export const toast = {
  success: (message: string) => show(library.success, message),
  error: (message: string) => show(library.error, message),
}

let rendered: Element | undefined

function show(add: (message: string) => string, message: string) {
  // Not by the same id: the timer of the older one may be due before React has stopped it.
  library.remove()
  add(message)
  const region = document.getElementById('toasts')
  if (!region || region === rendered) return
  rendered = region
  // In its own root, so that the app does not load it before the first toast.
  createRoot(region).render(<Toaster />)
}
