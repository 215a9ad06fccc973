import { emptyDetails, profileFields } from '@shop/contract/profile'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { withoutOwner } from '../profiles/claim-profile.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

const { name, phone, address: addressFields } = profileFields
const { street, city, state, zip, country } = addressFields.entries

async function registered() {
  const profiles = memoryProfiles()
  const { profile } = await profiles.createIfAbsent('ada', { email: ada.email, name: ada.name })
  const app = testApp({ profiles })
  const as = { Authorization: tokenOf('ada') }
  return {
    profile: withoutOwner(profile),
    get: () => request(app).get('/api/auth/profile').set(as),
    put: (body: object) => request(app).put('/api/auth/profile').set(as).send(body),
  }
}

test('GET → returns the user’s own profile', async () => {
  const { profile, get } = await registered()

  const reply = await get()

  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(profile)
})

test.each(['get', 'put'] as const)('unregistered user: %s → 404 not-registered', async (method) => {
  const call = request(testApp())[method]('/api/auth/profile').set('Authorization', tokenOf('ada'))

  const reply = await (method === 'put' ? call.send({ name: 'Ada' }) : call)

  expect(reply.status).toBe(404)
  expect(reply.body).toHaveProperty('code', 'not-registered')
})

test('update → 200 with the whole profile, and the changes are stored', async () => {
  const { profile, get, put } = await registered()
  const address = {
    street: '7 Lake Road',
    city: 'ঢাকা',
    state: 'Dhaka',
    zip: '1219',
    country: 'BD',
  }

  const reply = await put({ name: 'Ada King', phone: '+880 1711', address })

  const updatedAt = expect.any(String) as string
  const changed = { ...profile, name: 'Ada King', phone: '+880 1711', address, updatedAt }
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(changed)
  expect((await get()).body).toEqual(reply.body)
})

test('update → fields that are not in the body stay unchanged', async () => {
  const { put } = await registered()
  await put({ phone: '1', address: { city: 'Dhaka', zip: '1219' } })

  const reply = await put({ address: { zip: '1000' } })

  expect(reply.body).toMatchObject({
    name: ada.name,
    phone: '1',
    address: { ...emptyDetails.address, city: 'Dhaka', zip: '1000' },
  })
})

test('update of one notification → the others stay unchanged', async () => {
  const { profile, get, put } = await registered()
  expect(profile.notifications).toEqual({ orders: true, drops: false, reads: false })
  await put({ notifications: { orders: false } })

  const reply = await put({ notifications: { reads: true }, phone: '1' })

  const notifications = { orders: false, drops: false, reads: true }
  expect(reply.body).toMatchObject({ notifications, phone: '1', address: profile.address })
  expect((await get()).body).toEqual(reply.body)
})

test('repeated update → the same profile except updatedAt', async () => {
  const { get, put } = await registered()
  const change = { name: 'Ada King', address: { city: 'Dhaka' } }
  const first = await put(change)

  const second = await put(change)

  expect(second.status).toBe(200)
  expect(second.body).toEqual({ ...first.body, updatedAt: expect.any(String) as string })
  expect((await get()).body).toEqual(second.body)
})

test('empty strings → every field is cleared', async () => {
  const { put } = await registered()
  const address = { street: '', city: '', state: '', zip: '', country: '' }

  const reply = await put({ name: '', phone: '', address })

  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ name: '', phone: '', address })
})

test('e-mail, uid, times and unknown fields in the body → ignored', async () => {
  const { profile, put } = await registered()
  const forged = {
    email: 'eve@example.com',
    uid: 'eve',
    createdAt: '1970',
    updatedAt: 0,
    admin: true,
  }

  const reply = await put({ ...forged, phone: '1', address: { planet: 'Mars' } })

  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ ...profile, phone: '1', updatedAt: expect.any(String) as string })
})

describe('invalid field → 400 with its name, nothing changes', () => {
  test.each([
    ['name', { name: 7 }],
    ['name', { name: null, phone: null }],
    ['name', { name: 'x'.repeat(name.max + 1) }],
    ['phone', { phone: '1'.repeat(phone.max + 1) }],
    ['phone', { phone: true, address: 1 }],
    ['address', { address: 'Dhaka' }],
    ['address', { address: null }],
    ['address', { address: ['Dhaka'] }],
    ['address.street', { address: { street: 'x'.repeat(street.max + 1) } }],
    ['address.city', { address: { city: 'x'.repeat(city.max + 1) } }],
    ['address.state', { address: { state: {} } }],
    ['address.zip', { address: { zip: 1219 } }],
    ['address.country', { name: 'ok', address: { country: '\udc00' } }],
    ['notifications', { notifications: true }],
    ['notifications', { notifications: null }],
    ['notifications.orders', { notifications: { orders: 'true' } }],
    ['notifications.drops', { notifications: { orders: false, drops: 1 } }],
    ['notifications.reads', { name: 'ok', notifications: { reads: null } }],
  ])('invalid %s in %j → 400', async (field, body) => {
    const { profile, get, put } = await registered()

    const reply = await put(body)

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({
      code: 'invalid-body',
      message: expect.stringMatching(`^${field} must be .*\\.$`) as string,
    })
    expect((await get()).body).toEqual(profile)
  })
})

test('texts of the maximum length → accepted', async () => {
  const { put } = await registered()
  const longestOf = ({ max }: { max: number }) => 'ক'.repeat(max)
  const longest = {
    name: longestOf(name),
    phone: longestOf(phone),
    address: {
      street: longestOf(street),
      city: longestOf(city),
      state: longestOf(state),
      zip: longestOf(zip),
      country: longestOf(country),
    },
  }

  const reply = await put(longest)

  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject(longest)
})
