import { localStore, sessionStore } from '../../browser/storage.ts'
import { removeReferral, storedReferral } from '../referral.ts'

/** The entries of Google's libraries, which contain tokens. */
const isOfLibrary = (key: string) => /^(firebase:|_grecaptcha|rc::)/.test(key)

export const browserData = () => ({
  localStorage: entriesOf(localStore),
  sessionStorage: entriesOf(sessionStore),
  referral: storedReferral(),
})

const entriesOf = (store: typeof localStore) =>
  Object.fromEntries(
    store
      .keys()
      .filter((key) => !isOfLibrary(key))
      .map((key) => [key, store.read(key)]),
  )

/** Removes what this browser keeps about a person whose account is deleted. Settings of the device stay. */
export function removeBrowserData() {
  for (const key of sessionStore.keys()) sessionStore.remove(key)
  removeReferral()
}

const deletionKey = 'account-deleted'

export function announceDeletion() {
  localStore.write(deletionKey, 'yes')
  localStore.remove(deletionKey)
}

export const isDeletion = ({ key, newValue }: StorageEvent) =>
  key === deletionKey && newValue !== null
