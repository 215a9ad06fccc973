import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import nock from 'nock'
import { generate } from 'selfsigned'

export const project = 'demo-signatures'

const keysHost = 'https://www.googleapis.com'
const keysPath = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'
const accountsHost = 'https://identitytoolkit.googleapis.com'
const accountsPath = `/v1/projects/${project}/accounts:lookup`

/** A private key and the X.509 certificate that Google would publish of it. */
export async function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { cert } = await generate([{ name: 'commonName', value: 'securetoken' }], {
    algorithm: 'sha256',
    keyPair: {
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  return { privateKey, certificate: cert }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token of Ada's as Google makes them, but for the changes; without a key it is not signed. */
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

/** The SDK as in production, but that its keys are not fetched yet and its credential is made up. */
export function freshAuth(): Auth {
  const getAccessToken = () => Promise.resolve({ access_token: 'made-up', expires_in: 3600 })
  return getAuth(
    initializeApp({ projectId: project, credential: { getAccessToken } }, randomUUID()),
  )
}

/** Google publishes these certificates when it is next asked. */
export const publishKeys = (certificates: Record<string, string>, cacheControl = 'max-age=3600') =>
  nock(keysHost).get(keysPath).reply(200, certificates, { 'Cache-Control': cacheControl })

/** Google fails to publish any. */
export const losePublishedKeys = () => nock(keysHost).get(keysPath).reply(503, 'down')

/** Google answers this when it is asked for a user. */
export const lookUp = (status: number, answer: object) =>
  nock(accountsHost).post(accountsPath).reply(status, answer)
