import type { Request, Response } from 'express'
import { ApiError } from '../http/api-error.ts'
import { tokenRefusal } from './token-refusal.ts'

export const appCheckModes = ['off', 'monitor', 'enforce'] as const
export type AppCheckMode = (typeof appCheckModes)[number]

/** Why a token is refused, or undefined when it is good; throws when that cannot be known. */
export type VerifyApp = (token: string) => Promise<string | undefined>

export type AppCheck = { mode: AppCheckMode; verify: VerifyApp }

/**
 * Whether it is our shop that calls, by Firebase App Check.
 * While it is monitored, the request's line in the log says what enforcing would have refused.
 */
export const requireApp =
  ({ mode, verify }: AppCheck) =>
  async (request: Request, response: Response): Promise<void> => {
    if (mode === 'off') return
    try {
      const token = request.get('X-Firebase-AppCheck')
      const refusal = token ? await verify(token) : 'missing'
      response.locals['appCheck'] = refusal ?? 'passed'
      if (refusal && mode === 'enforce') throw new ApiError('app-check')
    } catch (error) {
      if (mode === 'enforce') throw error
      response.locals['appCheck'] = 'unknown'
    }
  }

/** Asks the SDK, which is loaded when a first token needs it. */
export const verifyAppWithFirebase: VerifyApp = async (token) => {
  const { getAppCheck } = await import('firebase-admin/app-check')
  try {
    await getAppCheck().verifyToken(token)
    return undefined
  } catch (cause) {
    const refusal = tokenRefusal(cause)
    if (refusal === undefined) throw new ApiError('unavailable', { cause })
    return refusal
  }
}
