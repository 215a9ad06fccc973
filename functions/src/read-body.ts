import type { Request } from 'express'
import type * as z from 'zod'
import { ApiError } from './api-error.ts'

/** A whole profile in Bangla is below 4 kB; nothing we accept comes near this (bytes). */
const mostBytes = 16 * 1024

/**
 * The request's body as `schema` describes it.
 * Parses the bytes itself, so that a call behaves the same with and without the functions framework.
 * @throws ApiError too-large, unsupported-media-type, or invalid-body naming the first bad field
 */
export async function readBody<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const bytes = await readBytes(request)
  if (bytes.length > 0 && !request.is('application/json')) {
    throw new ApiError('unsupported-media-type')
  }
  const result = schema.safeParse(parseJson(bytes))
  if (result.success) return result.data

  const { path = [], message } = result.error.issues[0] ?? {}
  throw new ApiError('invalid-body', {
    message: `${path.join('.') || 'The body'} ${message ?? ''}.`,
  })
}

async function readBytes(request: Request): Promise<Buffer> {
  // The functions framework has consumed the stream and left the bytes here.
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) return limit(request.rawBody)

  const kept: Buffer[] = []
  let size = 0
  // Reads on past the limit without keeping it: a client that is still sending would not see the refusal.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= mostBytes) kept.push(chunk)
  }
  if (size > mostBytes) throw new ApiError('too-large')
  return Buffer.concat(kept)
}

function limit(bytes: Buffer): Buffer {
  if (bytes.length > mostBytes) throw new ApiError('too-large')
  return bytes
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // The parser's own message quotes the body, which may hold a password.
    throw new ApiError('invalid-body', { message: 'The body is not valid JSON.' })
  }
}
