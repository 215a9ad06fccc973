import type { BrowserState } from './use-browser-state.ts'

/** The part of the Network Information API that the shop uses. Firefox and Safari do not support it. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

const slow = ['slow-2g', '2g', '3g']

export const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** True if Save-Data is on or the network is slow. */
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
