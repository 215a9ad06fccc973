import { parseJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'
import type { Shop } from './shop.ts'

export const DEMO = { name: 'Demo Shopper', email: 'demo@shop.example', password: 'demo-password' }

/** Creates the demo account in the Auth emulator and in the shop, unless it exists. */
export async function seedDemoAccount({ origin, ports }: Pick<Shop, 'origin' | 'ports'>) {
  const auth = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`
  const { name, email, password } = DEMO
  const credentials = { email, password, returnSecureToken: true }

  const created = await post(`${auth}:signUp?key=any`, { ...credentials, displayName: name })
  // The first token of a new account may count as revoked (e2e/support/people.ts).
  const user = await post(`${auth}:signInWithPassword?key=any`, credentials)
  if (!user.ok) {
    throw new PlainError(`The demo account could not be created: ${JSON.stringify(created.body)}`)
  }

  const { idToken, localId } = user.body as { idToken: string; localId: string }
  const registered = await post(
    `${origin}/api/auth/register`,
    { email, password, name, firebaseUid: localId },
    { Authorization: `Bearer ${idToken}` },
  )
  if (!registered.ok) {
    throw new PlainError(`The demo account was not registered: ${JSON.stringify(registered.body)}`)
  }
}

async function post(
  url: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<{ ok: boolean; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  return { ok: response.ok, body: text.startsWith('{') ? parseJson(text) : text }
}
