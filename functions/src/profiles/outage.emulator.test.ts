import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { beforeAll, expect, test, vi } from 'vitest'
import { firestoreProfiles as profiles } from './profiles.ts'
import { ada, clientsOf, userOf } from '../testing/test-app.ts'

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

test('an outage of Firestore answers 503, and a retry afterwards succeeds', async () => {
  const user = userOf(`outage${Date.now()}`, { email: ada.email })
  const impatient = clientsOf({ ada: user }, { profiles, deadline: 300 })
  const patient = clientsOf({ ada: user }, { profiles })
  const body = { firebaseUid: user.uid, phone: '1', address: { city: 'Dhaka' } }
  /** The status during the outage, and of the first retry that gets an answer afterwards. */
  const statusesOf = async (call: 'register' | 'put' | 'remove') => {
    proxy.disconnect()
    const failed = await impatient[call]('ada', body)
    proxy.reconnect()
    const retried = await vi.waitUntil(
      async () => {
        const { status } = await patient[call]('ada', body)
        return status === 503 ? undefined : status
      },
      { timeout: 40_000 },
    )
    expect(failed.body).toHaveProperty('code', 'unavailable')
    return [failed.status, retried]
  }

  // 200 when the commit of a retry arrived after its 503.
  expect([200, 201].map((status) => [503, status])).toContainEqual(await statusesOf('register'))
  expect(await statusesOf('put')).toEqual([503, 200])
  const { phone, address } = body
  expect((await profiles.read(user.uid))?.profile).toMatchObject({ phone, address })
  expect(await statusesOf('remove')).toEqual([503, 204])
  expect(await profiles.read(user.uid)).toBeUndefined()
}, 120_000)
