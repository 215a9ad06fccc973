import { shopOrigin } from './environment.ts'
import { accountsOf, signedInAgain, type Person } from './people.ts'

export type Call = {
  token?: string | undefined
  headers?: Record<string, string>
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown
}

export type ApiResponse = { status: number; headers: Headers; text: string; body: unknown }

/** Calls the API through Hosting, as the pages do; parses a JSON response. */
export async function callApi(
  method: string,
  path: string,
  { token, headers = {}, body }: Call = {},
): Promise<ApiResponse> {
  const reply = await fetch(`${shopOrigin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A person's accounts at the identity provider, and the profile, undefined if there is none. */
export async function storedOf(person: Person) {
  const accounts = await accountsOf(person.email)
  if (accounts.length === 0) return { accounts, profile: undefined }
  const { idToken: token } = await signedInAgain(person)
  const { status, body } = await callApi('GET', '/auth/profile', { token })
  return { accounts, profile: status === 404 ? undefined : body }
}
