import express, { type Express } from 'express'

/** The least that express can do: the yardstick of bench/api. */
export const bareApp = (path: string, body: unknown): Express =>
  express().get(path, (_request, response) => {
    response.json(body)
  })
