import request from 'supertest'
import { expect, test } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { storeProfile, testApp, tokenOf, userOf } from '../testing/test-app.ts'

async function registered() {
  const profiles = memoryProfiles()
  await storeProfile(profiles, userOf('ada'))
  const app = testApp({ profiles })
  const as = { Authorization: tokenOf('ada') }
  const get = async () => (await request(app).get('/api/auth/profile').set(as)).body as object
  return {
    get,
    profile: await get(),
    put: (body: object) => request(app).put('/api/auth/profile').set(as).send(body),
  }
}

const updatedAt = expect.any(String) as string

test('PUT changes only what it names, and answers with the whole stored profile', async () => {
  const { profile, get, put } = await registered()
  await put({ name: 'Ada King', phone: '1', address: { city: 'Dhaka', zip: '1219' } })

  const reply = await put({ address: { zip: '1000' }, notifications: { reads: true } })

  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    ...profile,
    ...{ name: 'Ada King', phone: '1', updatedAt },
    address: { street: '', city: 'Dhaka', state: '', zip: '1000', country: 'Bangladesh' },
    notifications: { orders: true, drops: false, reads: true },
  })
  expect(await get()).toEqual(reply.body)
})

test('PUT of empty texts clears every field', async () => {
  const { put } = await registered()
  const address = { street: '', city: '', state: '', zip: '', country: '' }

  const reply = await put({ name: '', phone: '', address })

  expect(reply.body).toMatchObject({ name: '', phone: '', address })
})

test('PUT cleans what was pasted', async () => {
  const { put } = await registered()

  const reply = await put({
    phone: '\u202a+880 1711-123456\u202c',
    address: { street: 'House 7\tRoad 4' },
  })

  expect(reply.body).toMatchObject({
    phone: '+880 1711-123456',
    address: { street: 'House 7 Road 4' },
  })
})

test('PUT ignores e-mail, uid, times and unknown fields', async () => {
  const { profile, put } = await registered()
  const forged = {
    ...{ email: 'eve@example.com', uid: 'eve', createdAt: '1970', updatedAt: 0 },
    ...{ admin: true, notBefore: 9e9, 'address.city': 'Nowhere', owner: { emailVerified: true } },
  }

  const reply = await put({ ...forged, phone: '1', address: { planet: 'Mars' } })

  expect(reply.body).toEqual({ ...profile, phone: '1', updatedAt })
})

test('PUT with an invalid field answers 400 with its name, and changes nothing', async () => {
  const { profile, get, put } = await registered()

  const reply = await put({ name: 'ok', address: { zip: 1219 } })

  expect(reply.status).toBe(400)
  expect(reply.body).toEqual({
    code: 'invalid-body',
    message: 'address.zip must be text of at most 100 characters.',
  })
  expect(await get()).toEqual(profile)
})

test.each(['get', 'put'] as const)('%s of an unregistered user answers 404', async (method) => {
  const call = request(testApp())[method]('/api/auth/profile').set('Authorization', tokenOf('ada'))

  const reply = await (method === 'put' ? call.send({ name: 'Ada' }) : call)

  expect(reply.status).toBe(404)
  expect(reply.body).toHaveProperty('code', 'not-registered')
})

test('eight PUTs at once all succeed, and every field is kept', async () => {
  const { get, put } = await registered()
  const texts = ['street', 'city', 'state', 'zip', 'country']
  const changes = [
    ...texts.map((name) => ({ address: { [name]: name } })),
    ...[{ name: 'Ada King' }, { phone: '1' }, { notifications: { drops: true } }],
  ]

  const replies = await Promise.all(changes.map(put))

  expect(replies.map(({ status }) => status)).toEqual(Array<number>(8).fill(200))
  for (const change of changes) expect(await get()).toMatchObject(change)
})

test('PUT repairs a document that somebody has edited', async () => {
  const profiles = memoryProfiles()
  profiles.put('ada', { name: 7, email: null, phone: 8801, address: 'Dhaka', createdAt: 'today' })
  const as = { Authorization: tokenOf('ada') }

  const reply = await request(testApp({ profiles }))
    .put('/api/auth/profile')
    .set(as)
    .send({ address: { city: 'Dhaka' } })

  expect(reply.status).toBe(200)
  const expected = { name: '', email: 'ada@example.com', phone: '', address: { city: 'Dhaka' } }
  expect(reply.body).toMatchObject(expected)
})
