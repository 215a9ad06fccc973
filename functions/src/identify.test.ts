import { initializeApp } from 'firebase-admin/app'
import { describe, expect, test } from 'vitest'
import { identifyWithFirebase } from './identify.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = part({ alg: 'RS256', kid: 'key', typ: 'JWT' })

describe('a string that is no token of ours belongs to nobody', () => {
  initializeApp({ projectId: 'demo-identify' })
  const identify = identifyWithFirebase()

  test.each([
    ['no token at all', 'x'],
    ['an unsigned token', `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'ada' })}.`],
    ['a payload of null', `${header}.${part(null)}.c2ln`],
    ['a payload that is no JSON', `${header}.bm90IGpzb24.c2ln`],
    ['a token of another project', `${header}.${part({ aud: 'another', sub: 'ada' })}.c2ln`],
  ])('%s', async (_name, token) => {
    const user = await identify(token)

    expect(user).toBeUndefined()
  })
})

test('of all that a token says only uid and e-mail are passed on', async () => {
  const claims = { uid: 'ada', email: 'ada@example.com', admin: true }
  const identify = identifyWithFirebase(() => Promise.resolve(claims))

  const user = await identify('token')

  expect(user).toEqual({ uid: 'ada', email: 'ada@example.com' })
})

describe('what is no fault of the token is thrown', () => {
  test.each([
    new Error('Error while making request: getaddrinfo ENOTFOUND.'),
    new Error('Error fetching public keys for Google certs: 503'),
    Object.assign(new Error('unreachable'), { code: 'app/network-error' }),
  ])('%s', async (fault) => {
    const identify = identifyWithFirebase(() => Promise.reject(fault))

    await expect(identify('token')).rejects.toBe(fault)
  })
})
