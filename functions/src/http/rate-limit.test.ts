import { createServer, request as rawRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import request, { type Test } from 'supertest'
import { afterEach, expect, test, vi } from 'vitest'
import { unauthenticated } from './api-error.ts'
import { maxRunning } from './rate-limit.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { clientsOf, hold, memoryAccounts, testApp, tokenOf, userOf } from '../testing/test-app.ts'

const few = { perUser: 3, perIp: 1000, rejectedPerIp: 1000 }
const users = { ada: userOf('ada'), eve: userOf('eve') }

const statuses = async (...calls: (() => Test)[]) => {
  const seen: number[] = []
  for (const call of calls) seen.push((await call()).status)
  return seen
}
const times = (count: number, call: () => Test) => statuses(...Array<() => Test>(count).fill(call))

afterEach(() => void vi.useRealTimers())

test('a user over the limit gets 429 until the time in Retry-After has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const { get } = clientsOf(users, { limits: few })
  await times(3, () => get('ada'))

  const reply = await get('ada')

  expect(reply.status).toBe(429)
  expect(reply.body).toEqual({
    code: 'too-many-requests',
    message: 'That was too much at once. Please wait a moment and try again.',
  })
  const seconds = Number(reply.headers['retry-after'])
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(60)
  vi.advanceTimersByTime(seconds * 1000 + 1)
  expect((await get('ada')).status).toBe(404)
})

test('requests of one user from several IP addresses count together', async () => {
  const { get, register } = clientsOf(users, { limits: few })

  const seen = await statuses(
    () => register('ada').set('X-Forwarded-For', '203.0.113.1'),
    () => get('ada').set('X-Forwarded-For', '203.0.113.2'),
    () => get('ada').set('X-Forwarded-For', '203.0.113.99, 203.0.113.3'),
    () => get('ada').set('X-Forwarded-For', '203.0.113.4'),
    () => get('eve').set('X-Forwarded-For', '203.0.113.4'),
  )

  expect(seen).toEqual([201, 200, 200, 429, 404])
})

test('a user over the limit is not looked up, whatever the account’s state', async () => {
  const find = vi.fn(() => Promise.reject(unauthenticated('signed out')))
  const { put } = clientsOf(users, { limits: few, accounts: { ...memoryAccounts(), find } })

  expect(await times(5, () => put('ada'))).toEqual([401, 401, 401, 429, 429])
  expect(find).toHaveBeenCalledTimes(3)
})

test('an IP address over the limit gets 429 before any other check, for /health too', async () => {
  const { app, get } = clientsOf(users, { limits: { ...few, perIp: 2 } })
  const health = () => request(app).get('/api/health')
  const calls = [health, () => get('ada'), health, () => get('eve')]

  expect(await statuses(...calls)).toEqual([200, 404, 429, 429])
})

test('an IP address with too many rejected tokens gets 429 before a token is verified', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const verifyToken = vi.fn((token: string) =>
    token === 'good' ? Promise.resolve(userOf('ada')) : Promise.reject(unauthenticated('unknown')),
  )
  const limits = { ...few, perUser: 100, rejectedPerIp: 2 }
  const { get } = clientsOf<string>({}, { limits, verifyToken })

  expect(await times(4, () => get('good')), 'accepted tokens do not count').not.toContain(429)
  expect(await times(4, () => get('bad'))).toEqual([401, 401, 429, 429])
  expect(await times(1, () => get('good'))).toEqual([429])
  expect(verifyToken).toHaveBeenCalledTimes(6)

  vi.advanceTimersByTime(60_001)
  expect(await times(1, () => get('bad'))).toEqual([401])
})

const path = '/api/auth/profile'
const headers = { Authorization: tokenOf('ada') }

test('a user with too many requests at once gets 429, and others are not limited', async () => {
  const { held, release } = hold()
  const profiles = { ...memoryProfiles(), read: () => held.then(() => undefined) }
  const server = createServer(testApp({ profiles })).listen(0)
  const read = (uid: string) => request(server).get(path).set('Authorization', tokenOf(uid)).then()

  const all = [...Array.from({ length: maxRunning + 1 }, () => read('ada')), read('eve')]
  const first = await Promise.race(all)
  release()
  const seen = (await Promise.all(all)).map(({ status }) => status)

  expect(first.status).toBe(429)
  expect(first.headers['retry-after']).toBe('1')
  expect(seen.filter((status) => status === 429)).toHaveLength(1)
  expect((await read('ada')).status, 'finished requests do not count').toBe(404)
  server.close()
})

const countOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

/** Opens as many requests as one user may have, each with a part of its body. */
function open(port: number, method: string, body = '') {
  const length = method === 'GET' ? 0 : 20
  const all = { ...headers, 'Content-Type': 'application/json', 'Content-Length': length }
  const options = { port, path, method, headers: all }
  const calls = Array.from({ length: maxRunning }, () => rawRequest(options))
  for (const call of calls) {
    call.on('error', () => undefined)
    if (method === 'GET') call.end()
    else call.write(body)
  }
  return calls
}

test('a request whose client has left keeps its place until its work ends', async () => {
  const { held, release } = hold()
  const read = vi.fn(() => held.then(() => undefined))
  const server = createServer(testApp({ profiles: { ...memoryProfiles(), read } })).listen(0)
  const { port } = server.address() as AddressInfo
  const get = () => request(server).get(path).set(headers)

  const calls = open(port, 'GET')
  await expect.poll(() => read.mock.calls.length, { timeout: 30_000 }).toBe(maxRunning)
  for (const call of calls) call.destroy()
  await expect.poll(() => countOf(server), { timeout: 30_000 }).toBe(0)

  expect((await get()).status).toBe(429)
  release()
  expect((await get()).status).toBe(404)
  server.close()
})

test('requests that wait for their bodies take no place', async () => {
  const verifyToken = vi.fn(() => Promise.resolve(userOf('ada')))
  const server = createServer(testApp({ verifyToken })).listen(0)
  const { port } = server.address() as AddressInfo

  const calls = open(port, 'PUT', '{')
  await expect.poll(() => verifyToken.mock.calls.length, { timeout: 30_000 }).toBe(maxRunning)

  expect((await request(server).get(path).set(headers)).status).toBe(404)
  for (const call of calls) call.destroy()
  server.close()
})

test('requests that a client aborts while their tokens are verified do not count as running', async () => {
  const { held, release } = hold()
  const verifyToken = vi.fn(() => held.then(() => userOf('ada')))
  const server = createServer(testApp({ verifyToken })).listen(0)
  const { port } = server.address() as AddressInfo
  let open = maxRunning
  server.on('connection', (socket) => socket.once('close', () => (open -= 1)))

  const calls = Array.from({ length: maxRunning }, () => rawRequest({ port, path, headers }))
  for (const call of calls) call.on('error', () => undefined).end()
  await expect.poll(() => verifyToken.mock.calls.length, { timeout: 30_000 }).toBe(maxRunning)
  for (const call of calls) call.destroy()
  await expect.poll(() => open, { timeout: 30_000 }).toBe(0)
  release()

  expect((await request(server).get(path).set(headers)).status).toBe(404)
  server.close()
})
