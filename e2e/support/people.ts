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
export async function newIdentity(person: Person = newPerson()): Promise<Identity> {
  const { name, email, password } = person
  const account = { email, password, displayName: name, returnSecureToken: true }
  const response = await callProvider<SignInResponse>('accounts:signUp', account)
  await acceptAllTokens(response.localId)
  return identityOf(person, response)
}

/**
 * Accepts the first token of each account that the page creates, like newIdentity(). Disables the HTTP cache.
 */
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

export async function signedInAgain(person: Person): Promise<Identity> {
  const { email, password } = person
  const credentials = { email, password, returnSecureToken: true }
  return identityOf(
    person,
    await callProvider<SignInResponse>('accounts:signInWithPassword', credentials),
  )
}

/** Signs in with Google by REST, with a verified e-mail. */
export async function signedInWithGoogle(person: Person): Promise<Identity> {
  const { name, email } = person
  const token = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name })
  const response = await callProvider<SignInResponse>('accounts:signInWithIdp', {
    requestUri: shopOrigin,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(token)}`,
    returnSecureToken: true,
  })
  return identityOf(person, response)
}

type SignInResponse = { localId: string; idToken: string; refreshToken: string }

const identityOf = (person: Person, { localId: uid, ...tokens }: SignInResponse): Identity => ({
  ...person,
  uid,
  ...tokens,
})

export async function newCustomer(person: Person = newPerson()): Promise<Identity> {
  const identity = await newIdentity(person)
  const { name, email, password, uid: firebaseUid } = identity
  await send(`${shopOrigin}/api/auth/register`, { email, password, name, firebaseUid }, identity)
  return identity
}

export function sessionOf(
  identity: Identity,
  { expired = false, provider: providerId = 'password' } = {},
): Session {
  const { uid, email, name, idToken, refreshToken } = identity
  const now = String(Date.now())
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
    createdAt: now,
    lastLoginAt: now,
    apiKey,
    appName: '[DEFAULT]',
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

export async function accountsOf(
  email: string,
): Promise<{ localId: string; displayName?: string }[]> {
  const { users = [] } = await send<{ users?: { localId: string; displayName?: string }[] }>(
    `${provider}/v1/projects/${project}/accounts:lookup`,
    { email: [email] },
    { idToken: 'owner' },
  )
  return users
}

/** Disables or enables the account. Its tokens remain valid until they expire. */
export const disableAccount = (uid: string, disableUser: boolean) =>
  administer('accounts:update', { localId: uid, disableUser })

export const deleteAccount = ({ idToken }: Identity) => callProvider('accounts:delete', { idToken })

export const verifyEmail = (uid: string) =>
  administer('accounts:update', { localId: uid, emailVerified: true })

/** @param validSince time in seconds since 1970; tokens of earlier sign-ins become invalid */
export const revokeTokens = (uid: string, validSince: number) =>
  administer('accounts:update', { localId: uid, validSince: String(validSince) })

const provider = `${authOrigin}/identitytoolkit.googleapis.com`

const callProvider = <Reply>(call: string, body: object) =>
  send<Reply>(`${provider}/v1/${call}?key=${apiKey}`, body)

const administer = (call: string, body: object) =>
  send(`${provider}/v1/projects/${project}/${call}`, body, { idToken: 'owner' })

async function send<Reply>(url: string, body: object, auth?: { idToken: string }): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(auth && { Authorization: `Bearer ${auth.idToken}` }),
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} returned ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}
