import type { Request, Response } from 'express'
import { ApiError } from '../http/api-error.ts'
import { tokenRejection } from './verify-token.ts'
import { appCheckHeader } from '@shop/contract/api'

export const appCheckModes = ['off', 'monitor', 'enforce'] as const
export type AppCheckMode = (typeof appCheckModes)[number]

/** Resolves to the reason why a token is invalid; undefined means valid. Rejects in an outage. */
type VerifyApp = (token: string) => Promise<string | undefined>

export type AppCheck = { mode: AppCheckMode; verify: VerifyApp }

/** In `monitor` mode every request passes, and its log line has the reason for which `enforce` rejects it. */
export const requireApp =
  ({ mode, verify }: AppCheck) =>
  async (request: Request, response: Response): Promise<void> => {
    if (mode === 'off') return
    try {
      const token = request.get(appCheckHeader)
      const rejection = token ? await verify(token) : 'missing'
      response.locals['appCheck'] = rejection ?? 'passed'
      if (rejection && mode === 'enforce') throw new ApiError('app-check')
    } catch (error) {
      if (mode === 'enforce') throw error
      response.locals['appCheck'] = 'unknown'
    }
  }

/** Verifies a token with the Admin SDK, which is imported on first use to keep cold starts short. */
export const verifyAppWithFirebase: VerifyApp = async (token) => {
  const { getAppCheck } = await import('firebase-admin/app-check')
  try {
    await getAppCheck().verifyToken(token)
    return undefined
  } catch (cause) {
    return tokenRejection(cause)
  }
}
