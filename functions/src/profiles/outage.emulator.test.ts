import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import request from 'supertest'
import { beforeAll, expect, test, vi } from 'vitest'
import { firestoreProfiles as profiles } from './profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

/** A TCP proxy in front of the emulator that can drop its connections. */
async function startProxy(host: string, port: number) {
  const open = new Set<Socket>()
  let isDown = false
  const server = createServer((socket) => {
    const onward = connect(port, host)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => end.destroy()).on('close', () => open.delete(end))
    }
    if (isDown) socket.destroy()
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    disconnect: () => {
      isDown = true
      for (const socket of open) socket.destroy()
    },
    reconnect: () => (isDown = false),
    close: () => server.close(),
  }
}

let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  if (!host || !port) {
    throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
  }
  proxy = await startProxy(host, Number(port))
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.address)
  initializeApp({ projectId: 'demo-outage' })
  return () => proxy.close()
})

test('Firestore outage during a request → 503, and a retry after the outage succeeds', async () => {
  const creations: Promise<unknown>[] = []
  const app = testApp({
    profiles: {
      ...profiles,
      createIfAbsent: (...values) => {
        const creation = profiles.createIfAbsent(...values)
        creations.push(creation)
        return creation
      },
    },
    handlerTimeout: 300,
  })
  const uid = `outage${Date.now()}`
  const email = `${uid}@example.com`
  const call = (method: 'post' | 'put' | 'delete', path: string, body: object) =>
    request(app)[method](path).set('Authorization', tokenOf(uid)).send(body)
  const register = () => call('post', '/api/auth/register', { ...ada, email, firebaseUid: uid })
  const update = () => call('put', '/api/auth/profile', { phone: '1', address: { city: 'Dhaka' } })

  proxy.disconnect()
  const failedRegistration = await register()
  proxy.reconnect()
  await vi.waitUntil(async () => (await register()).status < 300, { timeout: 20_000 })
  // The client repeats a creation even after the response. After the deletion it would succeed.
  await Promise.allSettled(creations)
  proxy.disconnect()
  const failedUpdate = await update()
  proxy.reconnect()
  await vi.waitUntil(async () => (await update()).status === 200, { timeout: 20_000 })

  expect([failedRegistration.status, failedUpdate.status]).toEqual([503, 503])
  expect(failedUpdate.body).toHaveProperty('code', 'unavailable')
  expect(await profiles.read(uid)).toMatchObject({ email, phone: '1', address: { city: 'Dhaka' } })

  const remove = () => call('delete', '/api/auth/profile', {})
  proxy.disconnect()
  const failedDeletion = await remove()
  proxy.reconnect()
  await vi.waitUntil(async () => (await remove()).status === 204, { timeout: 20_000 })

  expect(failedDeletion.status).toBe(503)
  expect(await profiles.read(uid)).toBeUndefined()
}, 60_000)
