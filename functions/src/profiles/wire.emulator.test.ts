import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http2, {
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { initializeApp } from 'firebase-admin/app'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { firestoreProfiles, type Profiles } from './profiles.ts'
import {
  ada,
  callOf,
  clientsOf,
  memoryAccounts,
  storeProfile,
  userOf,
} from '../testing/test-app.ts'

type Fault = 'UNAVAILABLE' | 'nothing' | 'late' | 'with a closed connection'

/** An HTTP/2 proxy in front of the emulator. Calls of `method` meet the fault until `recover`. */
async function startProxy(address: string) {
  const emulator: ClientHttp2Session = http2.connect(`http://${address}`)
  const sent: string[] = []
  let broken: { method: string; fault: Fault } | undefined
  let held: (() => void)[] = []

  const forward = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    if (stream.closed) return
    const onward = emulator.request({ ...headers, ':authority': address })
    onward.on('response', (head) => {
      if (!stream.closed) stream.respond(head, { waitForTrailers: true })
    })
    let trailers: IncomingHttpHeaders = {}
    onward.on('trailers', (tail: IncomingHttpHeaders) => (trailers = tail))
    stream.on('wantTrailers', () => stream.sendTrailers(trailers))
    stream.on('error', () => undefined).on('close', () => onward.close())
    onward.on('error', () => stream.destroy())
    stream.pipe(onward).pipe(stream)
  }
  const server = http2.createServer().on('stream', (stream, headers) => {
    const method = String(headers[':path']).split('/').at(-1) ?? ''
    sent.push(method)
    if (method !== broken?.method) forward(stream, headers)
    else if (broken.fault === 'with a closed connection') stream.session?.destroy()
    else if (broken.fault === 'late') held.push(() => forward(stream, headers))
    else if (broken.fault === 'UNAVAILABLE') {
      const head = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '14' }
      stream.respond(head, { endStream: true })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    break: (method: string, fault: Fault) => (broken = { method, fault }),
    recover: () => {
      broken = undefined
      for (const release of held) release()
      held = []
    },
    close: () => {
      server.close()
      emulator.destroy()
    },
  }
}

let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  const { FIRESTORE_EMULATOR_HOST: address } = process.env
  if (!address)
    throw new Error('These tests need a Firestore emulator: set FIRESTORE_EMULATOR_HOST.')
  proxy = await startProxy(address)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.address)
  initializeApp({ projectId: 'demo-wire' })
  return () => proxy.close()
})
afterEach(() => proxy.recover())

/** The store, and what it still does after a response. */
function watched() {
  const work: Promise<unknown>[] = []
  const watch = <Result>(promise: Promise<Result>) => {
    work.push(promise)
    return promise
  }
  const profiles: Profiles = {
    read: (...args) => watch(firestoreProfiles.read(...args)),
    change: (...args) => watch(firestoreProfiles.change(...args)),
    remove: (...args) => watch(firestoreProfiles.remove(...args)),
  }
  return { profiles, ended: () => Promise.allSettled(work) }
}

type Name = 'register' | 'put' | 'remove' | 'get'

/** Milliseconds. A tenth is left for the rollback, without which a retry waits for the lock of the lost transaction. */
const deadline = 8_000

/** A call of the API with a short deadline. What it does may go on after its response. */
async function prepare(name: Name) {
  const user = userOf(`${name}${Date.now()}`, { email: ada.email })
  if (name !== 'register') await storeProfile(firestoreProfiles, user)
  const before = await firestoreProfiles.read(user.uid)
  const accounts = memoryAccounts()
  const { profiles, ended } = watched()
  const client = clientsOf({ ada: user }, { accounts, profiles, deadline })
  const patient = clientsOf({ ada: user }, { accounts, profiles: firestoreProfiles })

  return {
    call: async () => (await client[name]('ada', { firebaseUid: user.uid, phone: '1' })).status,
    ended,
    retry: async () => (await patient[name]('ada', { firebaseUid: user.uid, phone: '1' })).status,
    expectUnchanged: async () => {
      expect(await firestoreProfiles.read(user.uid), name).toEqual(before)
      expect(await accounts.find(callOf(user)), 'the account').toBeDefined()
    },
  }
}

test.each<[method: string, fault: Fault, names: Name[]]>([
  ['Commit', 'UNAVAILABLE', ['register', 'put', 'remove']],
  ['Commit', 'nothing', ['register', 'put', 'remove']],
  ['Commit', 'late', ['register', 'put', 'remove']],
  // One by one: a closed connection would also lose the rollback of another call.
  ['Commit', 'with a closed connection', ['register']],
  ['Commit', 'with a closed connection', ['put']],
  ['Commit', 'with a closed connection', ['remove']],
  ['BatchGetDocuments', 'nothing', ['get', 'put']],
])('changes nothing after the 503 when %s answers %s to %j', async (method, fault, names) => {
  const calls = await Promise.all(names.map(prepare))
  proxy.break(method, fault)

  const statuses = await Promise.all(calls.map(({ call }) => call()))
  const sent = proxy.sent.length
  proxy.recover()
  await Promise.all(calls.map(({ ended }) => ended()))

  expect(statuses).toEqual(names.map(() => 503))
  expect(proxy.sent.slice(sent)).toEqual([])
  for (const { expectUnchanged } of calls) await expectUnchanged()
  for (const { retry } of calls) expect(await retry(), 'a retry').toBeLessThan(300)
})

test('no call needs an index when the collection has none', () => {
  const indexes = new URL('../../../firestore.indexes.json', import.meta.url)

  expect(JSON.parse(readFileSync(indexes, 'utf8'))).toEqual({
    indexes: [],
    fieldOverrides: [{ collectionGroup: 'users', fieldPath: '*', indexes: [] }],
  })
  expect(new Set(proxy.sent)).toEqual(new Set(['BatchGetDocuments', 'Commit', 'Rollback']))
})
