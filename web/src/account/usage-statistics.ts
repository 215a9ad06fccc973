import { localStore } from '../browser/storage.ts'

const storageKey = 'usage-statistics'

/** Until the visitor chooses: yes, unless the browser sends Global Privacy Control. */
export function sharesUsage(): boolean {
  const chosen = localStore.read(storageKey)
  if (chosen !== undefined) return chosen === 'on'
  return !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
}

export function storeSharesUsage(shared: boolean, measurementId?: string): boolean {
  if (!localStore.write(storageKey, shared ? 'on' : 'off')) return false
  // Stops a script of Google Analytics that this page has already loaded.
  if (measurementId) Object.assign(window, { [`ga-disable-${measurementId}`]: !shared })
  return true
}
