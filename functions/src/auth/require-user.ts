import type { Request, RequestHandler, Response } from 'express'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { withTimeout } from '../http/handler-timeout.ts'
import { isDocumentId } from '../profiles/document-id.ts'

/** The user of a token, by its claims. */
export type User = {
  uid: string
  email?: string | undefined
  name?: string | undefined
  emailVerified?: boolean | undefined
  /** As the provider calls it: 'password', 'google.com'. */
  signInMethod?: string | undefined
  /** Of the Google account that the user has signed in with, if it was one. */
  googleId?: string | undefined
  /** When the user has signed in, in seconds since 1970. */
  authTime?: number | undefined
}

/** A token that is not a valid one of ours, and why, in words of ours. */
export type Refusal = { refusal: string }

/** `checkRevoked` asks the provider whether the user is still there and enabled: one call outside. */
export type Scrutiny = { checkRevoked: boolean }

/** Whom a token belongs to. */
export type VerifyToken = (token: string, scrutiny: Scrutiny) => Promise<User | Refusal>

export type UserHandler = (user: User, request: Request, response: Response) => Promise<void>

type Step = (request: Request, response: Response) => Promise<void>

type Dependencies = {
  verifyToken: VerifyToken
  requireApp: Step
  countUser: RequestHandler
  countRefusal: RequestHandler
  /** Milliseconds that all of it may take. */
  handlerTimeout: number
}

/** Lets only our shop's signed-in users through to the handler, each so many times a minute. */
export const requireUser =
  ({ verifyToken, requireApp, countUser, countRefusal, handlerTimeout }: Dependencies) =>
  (handler: UserHandler, scrutiny: Scrutiny = { checkRevoked: false }): RequestHandler => {
    const answer: Step = async (request, response) => {
      await requireApp(request, response)
      const identity = await whoAsks(request, (token) => verifyToken(token, scrutiny))
      if ('refusal' in identity) {
        response.locals['refusal'] = identity.refusal
        await passes(countRefusal, request, response)
        throw unauthenticated()
      }
      response.locals['uid'] = identity.uid
      await passes(countUser, request, response)
      await handler(identity, request, response)
    }
    return (request, response) => withTimeout(handlerTimeout, answer(request, response))
  }

async function whoAsks(request: Request, verifyToken: (token: string) => Promise<User | Refusal>) {
  const header = request.get('authorization')
  if (!header) return { refusal: 'missing' }
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  if (token === undefined) return { refusal: 'no bearer token' }

  const identity = await verifyToken(token)
  if ('uid' in identity && !isDocumentId(identity.uid)) return { refusal: 'uid' }
  return identity
}

/** Waits for a handler of express: done when it passes the request on, failed when it passes an error. */
const passes = (handler: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    void handler(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error)
      else resolve()
    })
  })

/**
 * The address of the caller's account: the token's, which the provider has checked.
 * @throws ApiError uid-mismatch or email-mismatch when the body speaks of another user's account
 */
export function ownEmail(user: User, body: { firebaseUid: string; email: string }): string {
  if (body.firebaseUid !== user.uid) throw new ApiError('uid-mismatch')
  if (user.email === undefined || !isSameAddress(body.email, user.email))
    throw new ApiError('email-mismatch')
  return user.email
}

export const isSameAddress = (a: string, b: string) => lowerAscii(a) === lowerAscii(b)

/** toLowerCase() would take the Kelvin sign (U+212A) for a k. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
