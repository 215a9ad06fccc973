import { callApi, ways } from './api.ts'
import { accountsOf, signedInAgain, type Person } from './people.ts'

/**
 * All that is stored of a person, asked for past the browser: the accounts that the identity
 * provider has, and the document, undefined where there is none.
 */
export async function storedOf(person: Person) {
  const accounts = await accountsOf(person.email)
  if (accounts.length === 0) return { accounts, profile: undefined }
  const [{ base }] = ways
  const { idToken: token } = await signedInAgain(person)
  const { status, body } = await callApi(base, 'GET', '/auth/profile', { token })
  return { accounts, profile: status === 404 ? undefined : body }
}
