import type { RequestHandler } from 'express'
import { ApiError } from './api-error.ts'
import { maxBytes } from './read-body.ts'

/**
 * Rejects a body by its headers alone, before it is read or parsed and before the token is verified.
 * @throws ApiError too-large, or unsupported-media-type for an encoded body
 */
export const refuseBodies: RequestHandler = ({ headers }, _response, next) => {
  const length = Number(headers['content-length'] ?? 0)
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
  const encoding = headers['content-encoding'] || 'identity'

  if (length > maxBytes) throw new ApiError('too-large')
  if (hasBody && encoding.toLowerCase() !== 'identity') throw new ApiError('unsupported-media-type')
  next()
}
