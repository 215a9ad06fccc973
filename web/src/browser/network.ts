import type { BrowserState } from './use-browser-state.ts'

/** What is used of the Network Information API, which Firefox and Safari lack. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

const slow = ['slow-2g', '2g', '3g']

export const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** The visitor asks for little data, or has a slow network. */
export function prefersLessData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return saveData || slow.includes(effectiveType)
}

export const online: BrowserState = {
  read: () => navigator.onLine,
  subscribe(onChange) {
    addEventListener('online', onChange)
    addEventListener('offline', onChange)
    return () => {
      removeEventListener('online', onChange)
      removeEventListener('offline', onChange)
    }
  },
}
