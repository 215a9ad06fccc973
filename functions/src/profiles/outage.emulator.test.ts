import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { beforeAll, expect, test, vi } from 'vitest'
import { firestoreProfiles as profiles } from './profiles.ts'
import { ada, clientsOf, storeProfile, userOf } from '../testing/test-app.ts'

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

/**
 * Calls the API during an outage and afterwards, each time as another user: Firestore keeps the locks of a
 * transaction that an outage interrupts for a minute.
 * @returns the status during the outage, that of the first retry with another one, and the stored profile
 */
async function callDuringOutage(call: 'register' | 'put' | 'remove') {
  const user = userOf(`${call}${Date.now()}`, { email: ada.email })
  const impatient = clientsOf({ ada: user }, { profiles, deadline: 300 })
  const patient = clientsOf({ ada: user }, { profiles })
  const body = { firebaseUid: user.uid, phone: '1' }
  if (call !== 'register') await storeProfile(profiles, user)

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
  const stored = await profiles.read(user.uid)
  return { failed: failed.status, retried, phone: stored?.profile.phone }
}

test('an outage of Firestore answers 503, and a retry afterwards succeeds', async () => {
  const registered = await callDuringOutage('register')
  // 200 when the commit of a retry arrived after its 503.
  expect([200, 201]).toContain(registered.retried)
  expect(registered).toMatchObject({ failed: 503, phone: '' })
  expect(await callDuringOutage('put')).toEqual({ failed: 503, retried: 200, phone: '1' })
  expect(await callDuringOutage('remove')).toEqual({ failed: 503, retried: 204, phone: undefined })
}, 120_000)
