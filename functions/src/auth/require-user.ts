import type { Request, RequestHandler, Response } from 'express'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { withTimeout } from '../http/handler-timeout.ts'
import { isDocumentId } from '../profiles/document-id.ts'

/** The claims of a verified token. */
export type User = {
  uid: string
  email?: string | undefined
  name?: string | undefined
  emailVerified?: boolean | undefined
  /** Id of the sign-in provider: 'password' or 'google.com'. */
  signInMethod?: string | undefined
  /** Id of the Google account, if the user signed in with one. */
  googleId?: string | undefined
  /** Time of the sign-in, in seconds since 1970. */
  authTime?: number | undefined
  /** True if the account no longer exists. Then only the uid is known. */
  isDeleted?: true
}

/** The reason why a token is invalid. It never quotes the token. */
export type Refusal = { refusal: string }

/**
 * `checkRevoked` also rejects revoked tokens and disabled or deleted users: one request to the auth
 * provider. With `allowDeleted` it accepts a token that is valid except that its user has been deleted.
 */
export type VerifyOptions = { checkRevoked: boolean; allowDeleted?: true }

export type VerifyToken = (token: string, options: VerifyOptions) => Promise<User | Refusal>

export type UserHandler = (user: User, request: Request, response: Response) => Promise<void>

type Step = (request: Request, response: Response) => Promise<void>

type Dependencies = {
  verifyToken: VerifyToken
  requireApp: Step
  countUser: RequestHandler
  countRefusal: RequestHandler
  /** Timeout of all steps together, in milliseconds. */
  handlerTimeout: number
}

/** Returns middleware that calls `handler` only for signed-in users within their rate limit. */
export const requireUser =
  ({ verifyToken, requireApp, countUser, countRefusal, handlerTimeout }: Dependencies) =>
  (handler: UserHandler, options: VerifyOptions = { checkRevoked: false }): RequestHandler => {
    const handle: Step = async (request, response) => {
      await requireApp(request, response)
      const identity = await authenticate(request, (token) => verifyToken(token, options))
      if ('refusal' in identity) {
        response.locals['refusal'] = identity.refusal
        await runMiddleware(countRefusal, request, response)
        throw unauthenticated()
      }
      response.locals['uid'] = identity.uid
      await runMiddleware(countUser, request, response)
      await handler(identity, request, response)
    }
    return (request, response) => withTimeout(handlerTimeout, handle(request, response))
  }

async function authenticate(
  request: Request,
  verifyToken: (token: string) => Promise<User | Refusal>,
) {
  const header = request.get('authorization')
  if (!header) return { refusal: 'missing' }
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  if (token === undefined) return { refusal: 'no bearer token' }

  const identity = await verifyToken(token)
  if ('uid' in identity && !isDocumentId(identity.uid)) return { refusal: 'uid' }
  return identity
}

/** Resolves when the Express middleware calls next(), and rejects when it calls next(error). */
const runMiddleware = (handler: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    void handler(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error)
      else resolve()
    })
  })

/**
 * Returns the e-mail of the caller's account. It comes from the verified token, not from the body.
 * @throws ApiError uid-mismatch or email-mismatch when the body names another user's account
 */
export function ownEmail(user: User, body: { firebaseUid: string; email: string }): string {
  if (body.firebaseUid !== user.uid) throw new ApiError('uid-mismatch')
  if (user.email === undefined || !isSameAddress(body.email, user.email))
    throw new ApiError('email-mismatch')
  return user.email
}

export const isSameAddress = (a: string, b: string) => lowerAscii(a) === lowerAscii(b)

/** toLowerCase() would turn the Kelvin sign (U+212A) into a k. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
