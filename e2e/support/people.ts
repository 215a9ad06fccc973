import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import { authOrigin, project, shopOrigin } from './environment.ts'

/** Marks all that must never reach a log; log.teardown.ts looks for them. */
export const secretMark = 'hush'
export const emailDomain = 'e2e.example'

export type Person = { name: string; email: string; password: string }
export type Identity = Person & { uid: string; idToken: string; refreshToken: string }
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Somebody nobody has met yet; no two tests get the same address. */
export function newPerson(name = 'Ada Rahman'): Person {
  const unique = randomUUID().slice(0, 13)
  return { name, email: `ada.${unique}@${emailDomain}`, password: `${secretMark}-${unique}` }
}

/** Somebody whom only the identity provider knows; with '' as name it knows no display name. */
export async function newIdentity(person: Person = newPerson()): Promise<Identity> {
  const { name, email, password } = person
  const account = { email, password, displayName: name, returnSecureToken: true }
  return identityOf(person, await askProvider<SignInResponse>('accounts:signUp', account))
}

/** The same person with a new token, as a sign-in past the browser gives it. */
export async function signedInAgain(person: Person): Promise<Identity> {
  const { email, password } = person
  const credentials = { email, password, returnSecureToken: true }
  return identityOf(
    person,
    await askProvider<SignInResponse>('accounts:signInWithPassword', credentials),
  )
}

/** Gives an account this address and password, which the provider does without a verification. */
export const addPassword = ({ idToken }: Identity, { email, password }: Person) =>
  askProvider<SignInResponse>('accounts:signUp', {
    idToken,
    email,
    password,
    returnSecureToken: true,
  })

/** Adds a password to the account of a session, which the provider does without asking for the old one. */
export const setPassword = ({ idToken }: Identity, password: string) =>
  askProvider<SignInResponse>('accounts:update', { idToken, password, returnSecureToken: true })

/** The same address as its owner signs in with Google, past the browser. */
export async function signedInWithGoogle(person: Person): Promise<Identity> {
  const { name, email } = person
  const token = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name })
  const response = await askProvider<SignInResponse>('accounts:signInWithIdp', {
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

/** Somebody with an account: known to the identity provider and to the backend. */
export async function newCustomer(person: Person = newPerson()): Promise<Identity> {
  const identity = await newIdentity(person)
  const { name, email, password, uid: firebaseUid } = identity
  await ask(`${shopOrigin}/api/auth/register`, { email, password, name, firebaseUid }, identity)
  return identity
}

/** What a browser holds in which this person has signed in: the record of the auth SDK. */
export function sessionOf({ uid, email, name, idToken, refreshToken }: Identity): StorageState {
  const now = String(Date.now())
  const record = {
    uid,
    email,
    emailVerified: false,
    displayName: name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: name, email }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + 3_600_000,
    },
    createdAt: now,
    lastLoginAt: now,
    apiKey,
    appName: '[DEFAULT]',
  }
  return {
    cookies: [],
    origins: [
      {
        origin: shopOrigin,
        localStorage: [{ name: sessionKey, value: JSON.stringify(record) }],
      },
    ],
  }
}

/** What Hosting's emulator serves as the web config's key for a demo project. */
const apiKey = 'fake-api-key'
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`

/** The accounts with this address that the identity provider knows. */
export async function accountsOf(
  email: string,
): Promise<{ localId: string; displayName?: string }[]> {
  const { users = [] } = await ask<{ users?: { localId: string; displayName?: string }[] }>(
    `${provider}/v1/projects/${project}/accounts:lookup`,
    { email: [email] },
    { idToken: 'owner' },
  )
  return users
}

/** The provider forgets this account; tokens that it gave out are still around. */
export const deleteAccount = (uid: string) => administer('accounts:delete', { localId: uid })

/** The provider lets this account in no more; tokens that it gave out are still around. */
export const disableAccount = (uid: string) =>
  administer('accounts:update', { localId: uid, disableUser: true })

/** As if the person had followed the link of the verification mail. */
export const verifyAddress = (uid: string) =>
  administer('accounts:update', { localId: uid, emailVerified: true })

/** Gives the account a verified address, as the link of a mail to that address does. */
export const changeAddress = (uid: string, email: string) =>
  administer('accounts:update', { localId: uid, email, emailVerified: true })

/** The provider lets a disabled account in again. */
export const enableAccount = (uid: string) =>
  administer('accounts:update', { localId: uid, disableUser: false })

/** Tokens of sign-ins before this time, in seconds since 1970, are good no more. */
export const revokeTokens = (uid: string, validSince: number) =>
  administer('accounts:update', { localId: uid, validSince: String(validSince) })

/** Whether the provider hides which addresses it knows, as it does by default in production. */
export async function protectEnumeration(enabled: boolean) {
  await ask(
    `${provider}/v2/projects/${project}/config?updateMask=emailPrivacyConfig`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: enabled } },
    { idToken: 'owner' },
    'PATCH',
  )
}

export const provider = `${authOrigin}/identitytoolkit.googleapis.com`

const askProvider = <Reply>(call: string, body: object) =>
  ask<Reply>(`${provider}/v1/${call}?key=${apiKey}`, body)

const administer = (call: string, body: object) =>
  ask(`${provider}/v1/projects/${project}/${call}`, body, { idToken: 'owner' })

async function ask<Reply>(
  url: string,
  body: object,
  caller?: { idToken: string },
  method = 'POST',
): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(caller && { Authorization: `Bearer ${caller.idToken}` }),
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}
