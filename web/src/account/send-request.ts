import { apiBase } from '@shop/contract/api'
import { parseJson } from '../browser/json.ts'

export type ApiRequest = { method: string; endpoint: string; body?: object }

/** `appToken` proves that it is our shop that calls, where the operator wants that (SECURITY.md). */
type Proof = { idToken: string; appToken: string | undefined }

/** One request to the backend; throws when nothing answers. */
export async function sendRequest(
  { method, endpoint, body }: ApiRequest,
  { idToken, appToken }: Proof,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(apiBase + endpoint, {
    method,
    headers: {
      Authorization: `Bearer ${idToken}`,
      ...(appToken && { 'X-Firebase-AppCheck': appToken }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  })
  // A body that is not JSON comes from a proxy: the status then speaks alone.
  return { status: reply.status, body: parseJson(await reply.text()) }
}
