import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import request from 'supertest'
import { beforeAll, expect, test, vi } from 'vitest'
import { firestoreProfiles as profiles } from './profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

/** A line to the emulator that can be cut. */
async function cuttableLine(host: string, port: number) {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    const onward = connect(port, host)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => end.destroy()).on('close', () => open.delete(end))
    }
    if (isCut) socket.destroy()
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => (isCut = false),
    close: () => server.close(),
  }
}

let line: Awaited<ReturnType<typeof cuttableLine>>

beforeAll(async () => {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  if (!host || !port) {
    throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
  }
  line = await cuttableLine(host, Number(port))
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', line.address)
  initializeApp({ projectId: 'demo-outage' })
  return () => line.close()
})

test('what an outage of Firestore has interrupted can be repeated once it is over', async () => {
  const app = testApp({ profiles, handlerTimeout: 300 })
  const uid = `outage${Date.now()}`
  const email = `${uid}@example.com`
  const call = (method: 'post' | 'put', path: string, body: object) =>
    request(app)[method](path).set('Authorization', tokenOf(uid)).send(body)
  const register = () => call('post', '/api/auth/register', { ...ada, email, firebaseUid: uid })
  const change = () => call('put', '/api/auth/profile', { phone: '1', address: { city: 'Dhaka' } })

  line.cut()
  const cutOff = await register()
  line.mend()
  await vi.waitUntil(async () => (await register()).status < 300, { timeout: 20_000 })
  line.cut()
  const halfway = await change()
  line.mend()
  await vi.waitUntil(async () => (await change()).status === 200, { timeout: 20_000 })

  expect([cutOff.status, halfway.status]).toEqual([503, 503])
  expect(halfway.body).toHaveProperty('code', 'unavailable')
  expect(await profiles.read(uid)).toMatchObject({ email, phone: '1', address: { city: 'Dhaka' } })
}, 60_000)
