import type { Request } from 'express'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'

/** A whole profile in Bangla is below 4 kB; nothing we accept comes near this (bytes). */
export const mostBytes = 16 * 1024

/**
 * Milliseconds for a body to arrive. Calls that wait for theirs hold places of the instance: in this
 * time no user who keeps to the rate limit can hold all eighty.
 */
export const bodyTimeout = 5_000

/**
 * The request's body as `schema` describes it.
 * The functions framework leaves it unread (`hideBodies`).
 * @throws ApiError too-large, unsupported-media-type, or invalid-body naming the first bad field
 */
export async function readBody<Body>(
  request: Request,
  schema: v.GenericSchema<unknown, Body>,
): Promise<Body> {
  const bytes = await readBytes(request)
  if (bytes.length > 0 && !request.is('application/json')) {
    throw new ApiError('unsupported-media-type')
  }
  const { success, output, issues } = v.safeParse(schema, parseJson(bytes), { abortEarly: true })
  if (success) return output

  const [issue] = issues
  throw new ApiError('invalid-body', {
    message: `${v.getDotPath(issue) ?? 'The body'} ${issue.message}.`,
  })
}

/** Goes on reading past the limit, without keeping it, so that the client gets to see the refusal. */
const readBytes = (request: Request) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuseIncomplete = () =>
      reject(new ApiError('invalid-body', { message: 'The body is not complete.' }))
    const timer = setTimeout(refuseIncomplete, bodyTimeout)

    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= mostBytes) chunks.push(chunk)
      else reject(new ApiError('too-large'))
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', refuseIncomplete)
    request.once('close', () => {
      clearTimeout(timer)
      refuseIncomplete()
    })
  })

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // The parser's own message quotes the body, which may hold a password.
    throw new ApiError('invalid-body', { message: 'The body is not valid JSON.' })
  }
}
