import type { Request, RequestHandler } from 'express'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'

/** Limit of a body in bytes. A complete profile in Bangla takes less than 4 kB. */
export const maxBytes = 16 * 1024

/** Milliseconds for a body to arrive. Requests that wait for theirs take places of an instance. */
export const bodyTimeout = 2_000

export type ReadBody<Body> = (request: Request) => Promise<Body>

/** @throws ApiError too-large, unsupported-media-type, or invalid-body with the first invalid field */
export const readBody =
  <Body>(schema: v.GenericSchema<unknown, Body>, limit = maxBytes): ReadBody<Body> =>
  async (request) => {
    const bytes = await readBytes(request, limit)
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

/** For requests whose body is ignored. */
export const noBody: ReadBody<undefined> = () => Promise.resolve(undefined)

/** Rejects a body above the limit, but reads on and discards it, so that the client receives the 413. */
const readBytes = (request: Request, limit: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const rejectIncomplete = () =>
      reject(new ApiError('invalid-body', { message: 'The body is not complete.' }))
    const timer = setTimeout(rejectIncomplete, bodyTimeout)

    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else reject(new ApiError('too-large'))
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', rejectIncomplete)
    request.once('close', () => {
      clearTimeout(timer)
      rejectIncomplete()
    })
  })

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // The parser's own message quotes the body, which may contain a password.
    throw new ApiError('invalid-body', { message: 'The body is not valid JSON.' })
  }
}

/** Rejects a large or encoded body by its headers alone, before the token is verified. */
export const rejectBodies: RequestHandler = ({ headers }, _response, next) => {
  const length = Number(headers['content-length'] ?? 0)
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
  const encoding = headers['content-encoding'] || 'identity'

  if (length > maxBytes) throw new ApiError('too-large')
  if (hasBody && encoding.toLowerCase() !== 'identity') throw new ApiError('unsupported-media-type')
  next()
}
