import { createServer, request as rawRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import request, { type Test } from 'supertest'
import { afterEach, expect, onTestFinished, test, vi, type Mock } from 'vitest'
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
const headersOf = (uid: string) => ({ Authorization: tokenOf(uid) })

/** Serves an app on a port, for one test. */
function serveApp(replaced: Parameters<typeof testApp>[0]) {
  const server = createServer(testApp(replaced)).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const read = (uid = 'ada') => request(server).get(path).set(headersOf(uid)).then()

  /** Opens as many requests as one user may have, each with a part of its body. */
  const open = (method: string, body = '') => {
    const length = method === 'GET' ? 0 : 20
    const all = { 'Content-Type': 'application/json', 'Content-Length': length }
    const options = { port, path, method, headers: { ...headersOf('ada'), ...all } }
    const calls = Array.from({ length: maxRunning }, () => rawRequest(options))
    for (const call of calls) {
      call.on('error', () => undefined)
      if (method === 'GET') call.end()
      else call.write(body)
    }
    return () => {
      for (const call of calls) call.destroy()
    }
  }
  const expectNoConnection = () =>
    expect.poll(() => countConnections(server), { timeout: 30_000 }).toBe(0)
  return { read, open, expectNoConnection }
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

const expectCalls = (mock: Mock, count = maxRunning) =>
  expect.poll(() => mock.mock.calls.length, { timeout: 30_000 }).toBe(count)

test('a user with too many requests at once gets 429, and others are not limited', async () => {
  const { held, release } = hold()
  const { read } = serveApp({
    profiles: { ...memoryProfiles(), read: () => held.then(() => undefined) },
  })

  const all = [...Array.from({ length: maxRunning + 1 }, () => read()), read('eve')]
  const first = await Promise.race(all)
  release()
  const seen = (await Promise.all(all)).map(({ status }) => status)

  expect(first.status).toBe(429)
  expect(first.headers['retry-after']).toBe('1')
  expect(seen.filter((status) => status === 429)).toHaveLength(1)
  expect((await read()).status, 'finished requests do not count').toBe(404)
})

test('a request whose client has left keeps its place until its work ends', async () => {
  const { held, release } = hold()
  const readProfile = vi.fn(() => held.then(() => undefined))
  const { open, read, expectNoConnection } = serveApp({
    profiles: { ...memoryProfiles(), read: readProfile },
  })

  const leave = open('GET')
  await expectCalls(readProfile)
  leave()
  await expectNoConnection()

  expect((await read()).status).toBe(429)
  release()
  expect((await read()).status).toBe(404)
})

test('requests that wait for their bodies take no place', async () => {
  const verifyToken = vi.fn(() => Promise.resolve(userOf('ada')))
  const { open, read } = serveApp({ verifyToken })

  const leave = open('PUT', '{')
  await expectCalls(verifyToken)

  expect((await read()).status).toBe(404)
  leave()
})

test('requests that a client aborts while their tokens are verified take no place', async () => {
  const { held, release } = hold()
  const verifyToken = vi.fn(() => held.then(() => userOf('ada')))
  const { open, read, expectNoConnection } = serveApp({ verifyToken })

  const leave = open('GET')
  await expectCalls(verifyToken)
  leave()
  await expectNoConnection()
  release()

  expect((await read()).status).toBe(404)
})
