import { callApi } from './api.ts'
import { accountsOf, signedInAgain, type Person } from './people.ts'

/**
 * Reads a person's stored data by REST: the identity provider's accounts, and the profile document,
 * undefined if there is none.
 */
export async function storedOf(person: Person) {
  const accounts = await accountsOf(person.email)
  if (accounts.length === 0) return { accounts, profile: undefined }
  const { idToken: token } = await signedInAgain(person)
  const { status, body } = await callApi('GET', '/auth/profile', { token })
  return { accounts, profile: status === 404 ? undefined : body }
}
