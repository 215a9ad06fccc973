import type { Health } from '@shop/contract/api'
import type { RequestHandler } from 'express'

export type Build = { version: string; commit: string }

/** GET /health: returns the version and commit of the build. */
export const health =
  (build: Build): RequestHandler =>
  (_request, response) => {
    const reply: Health = { status: 'ok', ...build }
    response.json(reply)
  }
