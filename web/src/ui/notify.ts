import { toast } from 'react-hot-toast/headless'

/** Says something in passing, top right; the Toaster shows it. */
export const notify = {
  success: (message: string) => toast.success(message),
  failure: (message: string) => toast.error(message),
}
