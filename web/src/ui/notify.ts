import { report } from '../report.ts'
import { loadToasts } from './load-toasts.ts'

const speak = (how: 'success' | 'failure') => (message: string) => {
  loadToasts().then(
    ({ say }) => say[how](message),
    (cause: unknown) => report(`Could not be shown: ${message}`, cause),
  )
}

/** Says something in passing, top right; the Toaster shows it. */
export const notify = { success: speak('success'), failure: speak('failure') }
