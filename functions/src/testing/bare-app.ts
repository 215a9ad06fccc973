import express, { type Express } from 'express'

/** A minimal Express app: the baseline of bench/api.ts. */
export const bareApp = (path: string, body: unknown): Express =>
  express().get(path, (_request, response) => {
    response.json(body)
  })
