import type { Health } from '@shop/contract/api'
import type { RequestHandler } from 'express'

export type Build = { version: string; commit: string }

/** GET /health: which build answers. */
export const health =
  (build: Build): RequestHandler =>
  (_request, response) => {
    const reply: Health = { status: 'ok', ...build }
    response.json(reply)
  }
