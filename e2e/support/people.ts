import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { authOrigin, project, shopOrigin } from './environment.ts'
import { calls } from './requests.ts'

/** Part of every password and other secret; log.teardown.ts searches the logs for it. */
export const secretMark = 'hush'
export const emailDomain = 'e2e.example'

export type Person = { name: string; email: string; password: string }
export type Identity = Person & { uid: string; idToken: string; refreshToken: string }
/** Key and value of the auth SDK's record in the local storage. */
export type Session = [key: string, record: string]

export function newPerson(name = 'Ada Rahman'): Person {
  const unique = randomUUID().slice(0, 13)
  return { name, email: `ada.${unique}@${emailDomain}`, password: `${secretMark}-${unique}` }
}

/** Creates an account at the identity provider only. An empty name means no display name. */
export async function newIdentity(person: Person = newPerson()) {
  const { name: displayName, email, password } = person
  const identity = await signedIn(person, 'signUp', { email, password, displayName })
  await acceptAllTokens(identity.uid)
  return identity
}

/** Accepts the first token of each account that the page creates. Disables the HTTP cache. */
export const acceptFirstTokens = (page: Page) =>
  page.context().route(calls.providerSignUp, async (route) => {
    const response = await route.fetch()
    if (response.ok()) await acceptAllTokens(((await response.json()) as SignInResponse).localId)
    await route.fulfill({ response })
  })

/**
 * The Auth emulator reads the clock twice for a new account. If a second begins in between, `validSince` is
 * later than the first token's `auth_time`, and the function rejects that token as revoked.
 */
const acceptAllTokens = (uid: string) => revokeTokens(uid, 0)

export function signedInAgain(person: Person) {
  const { email, password } = person
  return signedIn(person, 'signInWithPassword', { email, password })
}

/** Signs in with Google by REST, with a verified e-mail. */
export function signedInWithGoogle(person: Person) {
  const { name, email } = person
  const token = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name })
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(token)}`
  return signedIn(person, 'signInWithIdp', { requestUri: shopOrigin, postBody })
}

type SignInResponse = { localId: string; idToken: string; refreshToken: string }

async function signedIn(person: Person, call: string, body: object): Promise<Identity> {
  const response = await callProvider(call, { ...body, returnSecureToken: true })
  const { localId: uid, ...tokens } = response as SignInResponse
  return { ...person, uid, ...tokens }
}

export async function newCustomer(person: Person = newPerson()) {
  const identity = await newIdentity(person)
  const { name, email, password, uid: firebaseUid, idToken } = identity
  await send(`${shopOrigin}/api/auth/register`, { email, password, name, firebaseUid }, idToken)
  return identity
}

export function sessionOf(
  identity: Identity,
  { expired = false, provider: providerId = 'password' } = {},
): Session {
  const { uid, email, name, idToken, refreshToken } = identity
  const record = {
    uid,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId, uid: email, displayName: name, email }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + (expired ? -1 : 1) * 3_600_000,
    },
  }
  return [sessionKey, JSON.stringify(record)]
}

/** Signs a browser in before its first page. Playwright's `storageState` would open a page of its own for it. */
export const storeSession = (context: BrowserContext, session: Session) =>
  context.addInitScript(
    ([origin, key, record]) => {
      if (location.origin !== origin || localStorage.getItem('stored-once')) return
      localStorage.setItem('stored-once', 'true')
      localStorage.setItem(key, record)
    },
    [shopOrigin, ...session] as const,
  )

/** The API key in the Hosting emulator's web config of a demo project. */
const apiKey = 'fake-api-key'
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`

export async function accountsOf(email: string) {
  const { users = [] } = (await administer('lookup', { email: [email] })) as {
    users?: { localId: string; displayName?: string }[]
  }
  return users
}

/** Its tokens remain valid until they expire. */
export const disableAccount = (uid: string, disableUser: boolean) =>
  administer('update', { localId: uid, disableUser })

export const deleteAccount = ({ idToken }: Identity) => callProvider('delete', { idToken })

export const verifyEmail = (uid: string) =>
  administer('update', { localId: uid, emailVerified: true })

/** @param validSince time in seconds since 1970; tokens of earlier sign-ins become invalid */
export const revokeTokens = (uid: string, validSince: number) =>
  administer('update', { localId: uid, validSince: String(validSince) })

const provider = `${authOrigin}/identitytoolkit.googleapis.com/v1`

const callProvider = (call: string, body: object) =>
  send(`${provider}/accounts:${call}?key=${apiKey}`, body)

const administer = (call: string, body: object) =>
  send(`${provider}/projects/${project}/accounts:${call}`, body, 'owner')

async function send(url: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${url} returned ${reply.status}: ${await reply.text()}`)
  return reply.json()
}
