import { shopOrigin } from './environment.ts'

export type Call = {
  token?: string | undefined
  headers?: Record<string, string>
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown
}

export type ApiResponse = { status: number; headers: Headers; text: string; body: unknown }

/** Calls the API through Hosting, as the pages do; parses a JSON response. */
export async function callApi(
  method: string,
  path: string,
  { token, headers = {}, body }: Call = {},
): Promise<ApiResponse> {
  const raw = typeof body === 'string' || body instanceof Uint8Array ? body : undefined
  const reply = await fetch(`${shopOrigin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: (raw as BodyInit | undefined) ?? JSON.stringify(body) }),
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
