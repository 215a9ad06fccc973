import { functionOrigin, shopOrigin } from './environment.ts'

/** The two ways to the function: through Hosting, as the shop's pages call it, and by its own URL. */
export const ways = [
  { way: 'through Hosting', base: `${shopOrigin}/api` },
  { way: 'by its own URL', base: functionOrigin },
] as const

export type Call = {
  token?: string | undefined
  headers?: Record<string, string>
  /** Sent as JSON, unless it is text or bytes already. */
  body?: unknown
}

export type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** Calls the API as any HTTP client could; the body is parsed where it is JSON. */
export async function callApi(
  base: string,
  method: string,
  path: string,
  { token, headers = {}, body }: Call = {},
): Promise<Answer> {
  const raw = typeof body === 'string' || body instanceof Uint8Array ? body : undefined
  const reply = await fetch(`${base}${path}`, {
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

/** A token as the Auth emulator makes them, unsigned, with other claims. */
export function tokenWith(idToken: string, changes: Record<string, unknown>): string {
  const [head = '', claims = ''] = idToken.split('.')
  const parsed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
  const changed = Buffer.from(JSON.stringify({ ...parsed, ...changes })).toString('base64url')
  return `${head}.${changed}.`
}

/** The claims of a token that was made for another project. */
export const foreign = {
  aud: 'demo-elsewhere',
  iss: 'https://securetoken.google.com/demo-elsewhere',
}
