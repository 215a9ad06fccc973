import { listen, type BrowserState } from './use-browser-state.ts'

/** The part of the Network Information API that the shop uses. Firefox and Safari do not support it. */
type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

export const savesData = () => connection()?.saveData === true

export const prefersLessData = () =>
  savesData() || ['slow-2g', '2g', '3g'].includes(connection()?.effectiveType ?? '')

export const online: BrowserState = {
  read: () => navigator.onLine,
  subscribe(onChange) {
    const stops = ['online', 'offline'].map((event) => listen(window, event, onChange))
    return () => stops.forEach((stop) => stop())
  },
}
