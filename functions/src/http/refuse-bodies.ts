import type { RequestHandler } from 'express'
import { ApiError } from './api-error.ts'
import { mostBytes } from './read-body.ts'

/**
 * Refuses a body by its headers, before anything is read, asked or parsed.
 * @throws ApiError too-large, or unsupported-media-type for an encoded body
 */
export const refuseBodies: RequestHandler = ({ headers }, _response, next) => {
  const length = Number(headers['content-length'] ?? 0)
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
  const encoding = headers['content-encoding'] || 'identity'

  if (length > mostBytes) throw new ApiError('too-large')
  if (hasBody && encoding.toLowerCase() !== 'identity') throw new ApiError('unsupported-media-type')
  next()
}
