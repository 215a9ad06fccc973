import { createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import nock from 'nock'
import { generate } from 'selfsigned'

const project = 'demo-signatures'

const keysHost = 'https://www.googleapis.com'
const keysPath = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'
const accountsHost = 'https://identitytoolkit.googleapis.com'
const accountsPath = `/v1/projects/${project}/accounts:lookup`

/** A private key and its X.509 certificate, in the format that Google publishes. */
export async function keyPair() {
  const name = [{ name: 'commonName', value: 'securetoken' }]
  const pems = await generate(name, { algorithm: 'sha256', keySize: 2048 })
  return { privateKey: createPrivateKey(pems.private), certificate: pems.cert }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns an ID token of the user 'ada' with these changes. Without a key it has no signature. */
export function tokenOf(key: KeyObject | undefined, claims: object = {}, header: object = {}) {
  const now = Math.floor(Date.now() / 1000)
  const usual = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'ada',
    email: 'ada@example.com',
    auth_time: now - 60,
    iat: now - 60,
    firebase: { identities: {}, sign_in_provider: 'password' },
    exp: now + 3540,
  }
  const head = { alg: 'RS256', kid: 'current', typ: 'JWT', ...header }
  const signed = `${part(head)}.${part({ ...usual, ...claims })}`
  const signature = key && sign('RSA-SHA256', Buffer.from(signed), key)
  return `${signed}.${signature?.toString('base64url') ?? ''}`
}

export function freshAuth(): Auth {
  const getAccessToken = () => Promise.resolve({ access_token: 'made-up', expires_in: 3600 })
  const options = { projectId: project, credential: { getAccessToken } }
  return getAuth(initializeApp(options, randomUUID()))
}

export const mockKeys = (certificates: Record<string, string>, cacheControl = 'max-age=3600') =>
  nock(keysHost).get(keysPath).reply(200, certificates, { 'Cache-Control': cacheControl })

export const mockKeyOutage = () => nock(keysHost).get(keysPath).reply(503, 'down')

export const mockUserLookup = (status: number, response: object) =>
  nock(accountsHost).post(accountsPath).reply(status, response)
