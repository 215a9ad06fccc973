import { apiBase, appCheckHeader } from '@shop/contract/api'
import { parseJson } from '../browser/json.ts'

export type ApiRequest = { method: string; endpoint: string; body?: object }

/** `appToken` is the App Check token, undefined if the operator has not enabled App Check (SECURITY.md). */
type Tokens = { idToken: string; appToken: string | undefined }

/**
 * Sends one request to the backend.
 * @throws if there is no response
 */
export async function sendRequest(
  { method, endpoint, body }: ApiRequest,
  { idToken, appToken }: Tokens,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(apiBase + endpoint, {
    method,
    headers: {
      Authorization: `Bearer ${idToken}`,
      ...(appToken && { [appCheckHeader]: appToken }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  })
  // A proxy may send a body that is not JSON. Then parseJson returns undefined.
  return { status: response.status, body: parseJson(await response.text()) }
}
