import { emptyDetails, profileFields } from '@shop/contract/profile'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

const maxName = profileFields.name.max

function register(body: object, profiles = memoryProfiles()) {
  return request(testApp({ profiles }))
    .post('/api/auth/register')
    .set('Authorization', tokenOf('ada'))
    .send(body)
}

test('new user → 201 with empty details', async () => {
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

test('registering again → 200 with the stored profile', async () => {
  const profiles = memoryProfiles()
  const first = await register(ada, profiles)

  const second = await register({ ...ada, name: 'Eve' }, profiles)

  expect(second.status).toBe(200)
  expect(second.body).toEqual(first.body)
})

test('Google user with an empty password → 201', async () => {
  const reply = await register({ ...ada, password: '' })

  expect(reply.status).toBe(201)
})

test('the password and unknown fields are neither in the response nor passed to the store', async () => {
  const storeCalls: unknown[] = []
  const memory = memoryProfiles()
  const profiles = {
    ...memory,
    createIfAbsent: (...args: Parameters<typeof memory.createIfAbsent>) => {
      storeCalls.push(args)
      return memory.createIfAbsent(...args)
    },
  }

  const reply = await register({ ...ada, referredBy: 'SHOBOLABCDEF', admin: true }, profiles)

  expect(reply.status).toBe(201)
  for (const value of [ada.password, 'referredBy', 'admin']) expect(reply.text).not.toContain(value)
  const values = { email: ada.email, name: ada.name, emailVerified: false, signInMethod: '' }
  expect(storeCalls).toEqual([['ada', values]])
})

test('body with the uid of another user → 403, nothing is written', async () => {
  const profiles = memoryProfiles()

  const reply = await register({ ...ada, firebaseUid: 'eve' }, profiles)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', 'uid-mismatch')
  expect(await profiles.read('eve')).toBeUndefined()
  expect(await profiles.read('ada')).toBeUndefined()
})

test('body with the e-mail of another user → 403, nothing is written', async () => {
  const profiles = memoryProfiles()

  const reply = await register({ ...ada, email: 'eve@example.com' }, profiles)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', 'email-mismatch')
  expect(await profiles.read('ada')).toBeUndefined()
})

test('e-mail in different case → 201', async () => {
  const reply = await register({ ...ada, email: 'ADA@Example.COM' })

  expect(reply.status).toBe(201)
  expect(reply.body, 'stores the e-mail of the token').toHaveProperty('email', 'ada@example.com')
})

test.each(['আডা লাভলেস', '😀'.repeat(maxName), 'রহিমা\u200dখাতুন\u200c', '<b>Ada</b>'])(
  'name is stored unchanged: %j',
  async (name) => {
    const reply = await register({ ...ada, name })

    expect(reply.status).toBe(201)
    expect(reply.body).toHaveProperty('name', name)
    expect(reply.headers).not.toHaveProperty('set-cookie')
  },
)

test.each(['Ada\r\nSet-Cookie: a=b', '\u202eadA', 'Ada\u0000', 'Ada\u0085', '\u2066Ada'])(
  'name with control characters or direction overrides → 400: %j',
  async (name) => {
    const reply = await register({ ...ada, name })

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({
      code: 'invalid-body',
      message: 'name must not contain control characters or direction overrides.',
    })
  },
)

test('password with control characters → 201, because it is not stored', async () => {
  expect((await register({ ...ada, password: 'strong\u0000\u202e' })).status).toBe(201)
})

test('e-mail with a lookalike character → 403', async () => {
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

describe('invalid body → 400 with the first invalid field', () => {
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
    ['name', { ...ada, name: 'n'.repeat(maxName + 1), firebaseUid: 1 }],
    ['name', { ...ada, name: '😀'.repeat(maxName + 1) }],
    ['name', { ...ada, name: 'half \ud83d' }],
    ['firebaseUid', { ...ada, firebaseUid: '' }],
    ['firebaseUid', { ...ada, firebaseUid: { $ne: '' } }],
    ['firebaseUid', { ...ada, firebaseUid: undefined }],
  ]

  test.each(bodies)('invalid %s in %j → 400', async (field, body) => {
    const reply = await register(body)

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({
      code: 'invalid-body',
      message: expect.stringMatching(`^${field} must be text of .* characters\\.$`) as string,
    })
  })
})
