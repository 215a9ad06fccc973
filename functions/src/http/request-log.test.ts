import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, clientsOf, userOf } from '../testing/test-app.ts'

const users = { ada: userOf('ada') }

test('a request leaves one log line with id, method, path, status, milliseconds and uid', async () => {
  const { get, logged } = clientsOf(users)

  const reply = await get('ada').query({ email: ada.email })

  expect(logged).toEqual([
    {
      severity: 'INFO',
      message: 'request',
      id: reply.headers['x-request-id'],
      method: 'GET',
      path: '/api/auth/profile',
      status: 404,
      milliseconds: expect.any(Number) as number,
      uid: 'ada',
    },
  ])
})

test('the log contains only method and path of what clients send', async () => {
  const { app, get, login, logged, put, register, remove } = clientsOf(users)
  const address = { street: '7 Secret Street', city: 'Hidetown', zip: 'Z1219', state: 'Stealth' }
  const changes = { name: 'Countess', phone: '+8801711223344', address }
  const query = { email: ada.email, password: ada.password }

  await register('ada').query(query).set({ Cookie: 'session=biscuit', 'User-Agent': 'spyglass' })
  await register('ada', { name: 'n'.repeat(101) })
  await login('ada', { email: 'eve@evil.example' })
  await put('ada', changes).query(query)
  await put('ada').type('text').send(ada.password)
  await request(app).get('/api/auth/profile').set('Authorization', 'Bearer forged-token')
  await get('ada')
  await remove('ada').query(query)

  const statuses = [201, 400, 403, 200, 415, 401, 200, 204]
  expect(logged).toMatchObject(statuses.map((status) => ({ status })))
  const sent = [ada.email, ada.password, ada.name, changes.name, changes.phone]
  const others = ['token', 'eve@evil', 'nnn', 'biscuit', 'spyglass']
  for (const value of [...sent, ...Object.values(address), ...others])
    expect(JSON.stringify(logged)).not.toContain(value)
})

test('of the requests over the rate limit one is logged, and the next line counts the others', async () => {
  const limits = { perUser: 2, perIp: 1_000, rejectedPerIp: 1_000 }
  const { app, get, logged } = clientsOf(users, { limits })

  for (let calls = 0; calls < 10; calls += 1) await get('ada')
  await request(app).get('/api/health')

  expect(logged.map((entry) => [entry['status'], entry['unlogged']])).toEqual([
    [404, undefined],
    [404, undefined],
    [429, undefined],
    [200, 7],
  ])
})

test('of aborted requests one is logged with status 499, and the next line counts the others', async () => {
  const read = vi.fn(() => new Promise<never>(() => undefined))
  const { app, get, logged } = clientsOf(users, { profiles: { ...memoryProfiles(), read } })

  for (let count = 1; count <= 3; count += 1) {
    const call = get('ada')
    call.end(() => undefined)
    await expect.poll(() => read.mock.calls.length, { timeout: 30_000 }).toBe(count)
    call.abort()
  }
  const countUnlogged = async () => {
    await request(app).get('/api/health')
    return logged.reduce((sum, { unlogged = 0 }) => sum + Number(unlogged), 0)
  }
  await expect.poll(countUnlogged, { timeout: 30_000 }).toBe(2)

  expect(logged.filter(({ status }) => status === 499)).toHaveLength(1)
})
