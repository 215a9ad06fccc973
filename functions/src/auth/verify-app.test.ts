import { generateKeyPairSync, sign } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import nock from 'nock'
import { beforeAll, expect, test } from 'vitest'
import { verifyAppWithFirebase } from './app-check.ts'

const jwks = () => nock('https://firebaseappcheck.googleapis.com').get('/v1/jwks')
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function appToken(claims: object = {}) {
  const now = Math.floor(Date.now() / 1000)
  const usual = {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/demo-app-check'],
    sub: '1:1:web:1',
    iat: now - 60,
    exp: now + 3540,
  }
  const signed = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part({ ...usual, ...claims })}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
}

beforeAll(() => {
  initializeApp({ projectId: 'demo-app-check' })
  nock.disableNetConnect()
  return () => nock.enableNetConnect()
})

test('tokens are verified with Google’s keys, and an outage of these is unavailable', async () => {
  jwks().reply(503, 'down')
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }

  await expect(verifyAppWithFirebase(appToken())).rejects.toHaveProperty('code', 'unavailable')

  jwks().reply(200, { keys: [key] })
  expect(await verifyAppWithFirebase(appToken())).toBeUndefined()
  expect(await verifyAppWithFirebase(appToken({ exp: 1 }))).toBe(
    'app-check/app-check-token-expired',
  )
  expect(await verifyAppWithFirebase(appToken({ aud: ['projects/other'] }))).toMatch(/invalid/)
  expect(await verifyAppWithFirebase(`${appToken().slice(0, -4)}AAAA`)).toMatch(/invalid/)
})
