import type { RequestHandler } from 'express'
import { ApiError } from './api-error.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the handler of the request's method. All other methods get 405, HEAD and OPTIONS too. */
export function methods(handlers: Partial<Record<Method, RequestHandler>>): RequestHandler {
  const byMethod = new Map<string, RequestHandler>(Object.entries(handlers))
  const headers = { Allow: [...byMethod.keys()].join(', ') }

  return (request, response, next) => {
    const handler = byMethod.get(request.method)
    if (!handler) throw new ApiError('method-not-allowed', { headers })
    return handler(request, response, next)
  }
}
