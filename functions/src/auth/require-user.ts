import { maxUidLength } from '@shop/contract/api'
import type { Request, RequestHandler, Response } from 'express'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { inTime, startDeadline } from '../http/deadline.ts'
import type { InOwnPlace } from '../http/rate-limit.ts'
import type { ReadBody } from '../http/read-body.ts'

export type User = {
  uid: string
  email: string | undefined
  /** '' without a display name. */
  name: string
  emailVerified: boolean
  /** 'password' or 'google.com'. */
  signInMethod: string
  /** Time of the sign-in, in seconds since 1970. A token refresh does not change it. */
  authTime: number
}

export type VerifyToken = (token: string) => Promise<User>

/** The caller, and the signal of the request's deadline: every step checks it before it changes anything. */
export type Call = { user: User; signal: AbortSignal }

export type UserHandler<Body = undefined> = (
  call: Call,
  body: Body,
  response: Response,
) => Promise<void>

type Dependencies = {
  verifyToken: VerifyToken
  requireApp: (request: Request, response: Response) => Promise<void>
  countUser: RequestHandler
  inOwnPlace: InOwnPlace
  countRejection: RequestHandler
  deadline?: number | undefined
}

/** Returns middleware that calls `handler` only for signed-in users. Limits count before what they protect. */
export function requireUser({ verifyToken, requireApp, deadline, ...limits }: Dependencies) {
  const authenticate: RequestHandler = async (request, response, next) => {
    const { locals } = response
    await inTime(locals['signal'] as AbortSignal, async () => {
      await requireApp(request, response)
      const user = await verifyToken(bearerToken(request))
      if (!isDocumentId(user.uid)) throw unauthenticated('uid')
      Object.assign(locals, { user, uid: user.uid })
    })
    next()
  }
  const before = [startDeadline(deadline), limits.countRejection, authenticate, limits.countUser]

  return <Body>(read: ReadBody<Body>, handler: UserHandler<Body>): RequestHandler[] => [
    ...before,
    async (request, response) => {
      const { user, signal } = response.locals as Call
      await inTime(signal, async () => {
        const body = await read(request)
        signal.throwIfAborted()
        await limits.inOwnPlace(user.uid, () => handler({ user, signal }, body, response))
      })
    },
  ]
}

function bearerToken(request: Request): string {
  const header = request.get('authorization')
  if (!header) throw unauthenticated('missing')
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  if (token === undefined) throw unauthenticated('no bearer token')
  return token
}

/** Whether Firestore accepts this uid as a document id. An operator who adds users can choose others. */
export const isDocumentId = (uid: string): boolean =>
  uid.length <= maxUidLength && /^(?!\.{1,2}$|__.*__$)[^/\p{Surrogate}]+$/su.test(uid)

/** @throws ApiError uid-mismatch or email-mismatch when the body names another user's account */
export function ownEmail({ user }: Call, body: { firebaseUid: string; email: string }): string {
  if (body.firebaseUid !== user.uid) throw new ApiError('uid-mismatch')
  if (user.email === undefined || !isSameEmail(body.email, user.email))
    throw new ApiError('email-mismatch')
  return user.email
}

export const isSameEmail = (one: string, other: string): boolean =>
  lowerAscii(one) === lowerAscii(other)

/** toLowerCase() would turn the Kelvin sign (U+212A) into a k. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
