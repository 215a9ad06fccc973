import type { Request, RequestHandler, Response } from 'express'
import { ApiError } from './api-error.ts'
import { isDocumentId } from './document-id.ts'

export type User = { uid: string; email?: string | undefined }

/** Whom a token belongs to, or undefined when it is not a valid token of ours. */
export type Identify = (token: string) => Promise<User | undefined>

export type UserHandler = (user: User, request: Request, response: Response) => Promise<void>

/** Lets only signed-in users through to the handler. */
export const requireUser =
  (identify: Identify) =>
  (handler: UserHandler): RequestHandler =>
  async (request, response) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '') ?? []
    const user = token === undefined ? undefined : await identify(token)
    if (!user || !isDocumentId(user.uid)) {
      throw new ApiError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
    }
    response.locals['uid'] = user.uid
    await handler(user, request, response)
  }

/** @throws ApiError uid-mismatch or email-mismatch when the body speaks of another user's account */
export function refuseOthersAccount(user: User, body: { firebaseUid: string; email: string }) {
  if (body.firebaseUid !== user.uid) throw new ApiError('uid-mismatch')
  if (body.email.toLowerCase() !== user.email?.toLowerCase()) throw new ApiError('email-mismatch')
}
