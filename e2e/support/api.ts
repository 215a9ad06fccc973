import { shopOrigin } from './environment.ts'

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
