import { expect, test } from 'vitest'
import { emptyDetails } from '@shop/contract/profile'
import { ApiError } from '../http/api-error.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, clientsOf, storeProfile, userOf } from '../testing/test-app.ts'

const users = { ada: userOf('ada') }

async function registered() {
  const api = clientsOf(users)
  await storeProfile(api.profiles, users.ada)
  return { ...api, profile: (await api.get('ada')).body as object }
}

const updatedAt = expect.any(String) as string

test('PUT changes only what it names, and answers with the whole stored profile', async () => {
  const { profile, get, put } = await registered()
  await put('ada', { name: 'Ada King', phone: '1', address: { city: 'Dhaka', zip: '1219' } })

  const reply = await put('ada', { address: { zip: '1000' }, notifications: { reads: true } })

  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    ...profile,
    ...{ name: 'Ada King', phone: '1', updatedAt },
    address: { street: '', city: 'Dhaka', state: '', zip: '1000', country: 'Bangladesh' },
    notifications: { orders: true, drops: false, reads: true },
  })
  expect((await get('ada')).body).toEqual(reply.body)
})

test.each<[what: string, read: (uid: string) => Promise<undefined>]>([
  ['fails', () => Promise.reject(new ApiError('unavailable'))],
  ['hangs', () => new Promise(() => undefined)],
  ['finds it deleted', () => Promise.resolve(undefined)],
])('register and PUT answer with what they wrote when reading it again %s', async (_, read) => {
  const api = clientsOf(users, { profiles: { ...memoryProfiles(), read } })

  const registered = await api.register('ada')
  const changed = await api.put('ada', { phone: '1' })

  expect([registered.status, changed.status]).toEqual([201, 200])
  expect(registered.body).toMatchObject({ ...emptyDetails, uid: 'ada', name: ada.name })
  const { createdAt } = changed.body as { createdAt: string }
  expect(changed.body).toEqual({ ...registered.body, phone: '1', createdAt, updatedAt })
  expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
})

test('PUT cleans what was pasted, and clears what is empty', async () => {
  const { put } = await registered()
  const phone = '\u202a+880 1711-123456\u202c'

  const reply = await put('ada', { name: '', phone, address: { street: 'House 7\tRoad 4' } })

  const address = { street: 'House 7 Road 4' }
  expect(reply.body).toMatchObject({ name: '', phone: '+880 1711-123456', address })
})

test('PUT ignores e-mail, uid, times and unknown fields', async () => {
  const { profile, put } = await registered()
  const forged = {
    ...{ email: 'eve@example.com', uid: 'eve', createdAt: '1970', updatedAt: 0 },
    ...{ admin: true, notBefore: 9e9, 'address.city': 'Nowhere', owner: { emailVerified: true } },
  }

  const reply = await put('ada', { ...forged, phone: '1', address: { planet: 'Mars' } })

  expect(reply.body).toEqual({ ...profile, phone: '1', updatedAt })
})

test('PUT with an invalid field answers 400 with its name, and changes nothing', async () => {
  const { profile, get, put } = await registered()

  const reply = await put('ada', { name: 'ok', address: { zip: 1219 } })

  expect(reply.status).toBe(400)
  expect(reply.body).toEqual({
    code: 'invalid-body',
    message: 'address.zip must be text of at most 100 characters.',
  })
  expect((await get('ada')).body).toEqual(profile)
})

test.each(['get', 'put', 'login'] as const)(
  '%s of an unregistered user answers 404',
  async (call) => {
    const api = clientsOf(users)

    const reply = await api[call]('ada')

    expect(reply.status).toBe(404)
    expect(reply.body).toHaveProperty('code', 'not-registered')
    expect(await api.profiles.read('ada')).toBeUndefined()
  },
)
