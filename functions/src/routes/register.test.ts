import { emptyDetails } from '@shop/contract/profile'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

function register(body: object, profiles = memoryProfiles()) {
  return request(testApp({ profiles }))
    .post('/api/auth/register')
    .set('Authorization', tokenOf('ada'))
    .send(body)
}

test('a new user gets a profile with empty details', async () => {
  const reply = await register(ada)

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    ...emptyDetails,
    uid: 'ada',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    createdAt: time,
    updatedAt: time,
  })
})

test('registering again answers the stored profile unchanged', async () => {
  const profiles = memoryProfiles()
  const first = await register(ada, profiles)

  const second = await register({ ...ada, name: 'Eve' }, profiles)

  expect(second.status).toBe(200)
  expect(second.body).toEqual(first.body)
})

test('a Google user registers with an empty password', async () => {
  const reply = await register({ ...ada, password: '' })

  expect(reply.status).toBe(201)
})

test('the password is neither answered nor handed to the storage', async () => {
  const handedOver: unknown[] = []
  const memory = memoryProfiles()
  const profiles = {
    ...memory,
    createIfAbsent: (...args: Parameters<typeof memory.createIfAbsent>) => {
      handedOver.push(args)
      return memory.createIfAbsent(...args)
    },
  }

  const reply = await register(ada, profiles)

  expect(reply.text).not.toContain(ada.password)
  const values = { email: ada.email, name: ada.name, emailVerified: false, signInMethod: '' }
  expect(handedOver).toEqual([['ada', values]])
})

test('a token for another user is refused and nothing is written', async () => {
  const profiles = memoryProfiles()

  const reply = await register({ ...ada, firebaseUid: 'eve' }, profiles)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', 'uid-mismatch')
  expect(await profiles.read('eve')).toBeUndefined()
  expect(await profiles.read('ada')).toBeUndefined()
})

test('an address that is not the token’s is refused and nothing is written', async () => {
  const profiles = memoryProfiles()

  const reply = await register({ ...ada, email: 'eve@example.com' }, profiles)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', 'email-mismatch')
  expect(await profiles.read('ada')).toBeUndefined()
})

test('the address may be written in another case', async () => {
  const reply = await register({ ...ada, email: 'ADA@Example.COM' })

  expect(reply.status).toBe(201)
  expect(reply.body, 'the token’s is stored').toHaveProperty('email', 'ada@example.com')
})

test.each(['আডা লাভলেস', '😀'.repeat(100), 'রহিমা\u200dখাতুন\u200c', '<b>Ada</b>'])(
  'a name is kept as it is typed: %j',
  async (name) => {
    const reply = await register({ ...ada, name })

    expect(reply.status).toBe(201)
    expect(reply.body).toHaveProperty('name', name)
    expect(reply.headers).not.toHaveProperty('set-cookie')
  },
)

test.each(['Ada\r\nSet-Cookie: a=b', '\u202eadA', 'Ada\u0000', 'Ada\u0085', '\u2066Ada'])(
  'a name with control characters or direction overrides is refused: %j',
  async (name) => {
    const reply = await register({ ...ada, name })

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({
      code: 'invalid-body',
      message: 'name must not contain control characters or direction overrides.',
    })
  },
)

test('a password, which is not stored, may contain anything', async () => {
  expect((await register({ ...ada, password: 'strong\u0000\u202e' })).status).toBe(201)
})

test('an address that only looks like the token’s is another one', async () => {
  const app = testApp({
    profiles: memoryProfiles(),
    verifyToken: () => Promise.resolve({ uid: 'ada', email: 'kelvin@example.com' }),
  })

  const reply = await request(app)
    .post('/api/auth/register')
    .set('Authorization', tokenOf('ada'))
    .send({ ...ada, email: '\u212Aelvin@example.com' })

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', 'email-mismatch')
})

describe('a body with a bad field is refused and the first one named', () => {
  const bodies: [field: string, body: object][] = [
    ['email', {}],
    ['email', { ...ada, email: '' }],
    ['email', { ...ada, email: ['ada@example.com'] }],
    ['email', { ...ada, email: `${'a'.repeat(320)}@example.com`, name: '' }],
    ['password', { ...ada, password: undefined }],
    ['password', { ...ada, password: 12345678 }],
    ['password', { ...ada, password: 'p'.repeat(4097) }],
    ['name', { ...ada, name: '' }],
    ['name', { ...ada, name: null }],
    ['name', { ...ada, name: 'n'.repeat(101), firebaseUid: 1 }],
    ['name', { ...ada, name: '😀'.repeat(101) }],
    ['name', { ...ada, name: 'half \ud83d' }],
    ['firebaseUid', { ...ada, firebaseUid: '' }],
    ['firebaseUid', { ...ada, firebaseUid: { $ne: '' } }],
    ['firebaseUid', { ...ada, firebaseUid: undefined }],
  ]

  test.each(bodies)('%s in %j', async (field, body) => {
    const reply = await register(body)

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({
      code: 'invalid-body',
      message: expect.stringMatching(`^${field} must be text of .* characters\\.$`) as string,
    })
  })
})
