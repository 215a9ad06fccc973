import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { endpoints } from '@shop/contract/api'
import fc from 'fast-check'
import { startFramework } from '../functions/src/testing/framework.ts'

/** Maximum memory growth in bytes while hundreds of incomplete requests are open. */
const maxGrowth = 20_000_000

/** Number of connections to keep open before checking memory. */
const maxOpen = 200

/** Concurrent requests. */
const batchSize = 20

const userCount = 100

/** Creates an unsigned token like those of the Auth emulator. */
function createToken(uid: string) {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
    user_id: uid,
    email: `${uid}@example.com`,
    email_verified: false,
    firebase: { sign_in_provider: 'password', identities: {} },
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const project = 'demo-framework'

/** Fakes the Auth emulator: every requested user exists, and deleting one changes nothing. */
async function startAuthEmulator() {
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.once('end', () => {
      const { localId = [] } = JSON.parse(text) as { localId?: string | string[] }
      const users = [localId].flat().map((id) => ({ localId: id, email: `${id}@example.com` }))
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ users }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const nested = (bytes: number) => Buffer.from(`[${'[],'.repeat(bytes / 3)}[]]`)

const anyUid = fc.nat(userCount - 1).map((number) => `user${number}`)

/** Valid and invalid bodies of up to 1 MB. */
const anyContent = fc.oneof(
  { weight: 3, arbitrary: fc.constant('good' as const) },
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((json) => Buffer.from(json)),
  fc.constantFrom(nested(15_000), nested(17_000), nested(1_000_000)),
)

const chunk = (bytes: Buffer, size = bytes.length.toString(16)) =>
  Buffer.concat([Buffer.from(`${size}\r\n`), bytes, Buffer.from('\r\n')])
const lastChunk = Buffer.from('0\r\n\r\n')

type Sent = { headers: string[]; body: Buffer }

/** Valid and invalid combinations of Content-Length, Transfer-Encoding and Content-Encoding. */
const framings: ((content: Buffer) => Sent)[] = [
  (body) => ({ headers: [`Content-Length: ${body.length}`], body }),
  (body) => ({ headers: [`Content-Length: ${body.length + 100}`], body }),
  (body) => ({ headers: [`Content-Length: ${Math.max(0, body.length - 10)}`], body }),
  (body) => ({ headers: ['Content-Length: 999999999999'], body }),
  (body) => ({ headers: ['Content-Length: -1'], body }),
  (body) => ({ headers: [`Content-Length: ${body.length}`, 'Content-Length: 1'], body }),
  (body) => ({ headers: [], body }),
  (body) => ({
    headers: ['Transfer-Encoding: chunked'],
    body: Buffer.concat([...(body.length > 0 ? [chunk(body)] : []), lastChunk]),
  }),
  (body) => ({ headers: ['Transfer-Encoding: chunked'], body: chunk(body) }),
  (body) => ({ headers: ['Transfer-Encoding: chunked'], body: chunk(body, 'fffffffff') }),
  (body) => ({ headers: ['Transfer-Encoding: chunked'], body: chunk(body, '-1') }),
  (body) => ({
    headers: ['Transfer-Encoding: chunked', 'Trailer: Authorization'],
    body: Buffer.concat([chunk(body), Buffer.from('0\r\nAuthorization: Bearer x\r\n\r\n')]),
  }),
  (body) => ({
    headers: [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'],
    body: Buffer.concat([chunk(body), lastChunk]),
  }),
  ...[
    { name: 'gzip', encode: gzipSync },
    { name: 'deflate', encode: deflateSync },
    { name: 'br', encode: brotliCompressSync },
    { name: 'gzip, gzip', encode: (bytes: Buffer) => gzipSync(gzipSync(bytes)) },
    { name: 'identity', encode: (bytes: Buffer) => bytes },
    { name: 'nonsense', encode: (bytes: Buffer) => bytes },
  ].map(({ name, encode }) => (content: Buffer) => {
    const body = encode(content)
    return { headers: [`Content-Encoding: ${name}`, `Content-Length: ${body.length}`], body }
  }),
  (content) => ({
    headers: ['Content-Encoding: gzip', 'Transfer-Encoding: chunked'],
    body: Buffer.concat([chunk(gzipSync(content)), lastChunk]),
  }),
]

const anyRequest = fc.record({
  uid: anyUid,
  line: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(`POST ${endpoints.login}`) },
    fc.constantFrom(
      `POST ${endpoints.register}`,
      `PUT ${endpoints.profile}`,
      `GET ${endpoints.profile}`,
      `DELETE ${endpoints.profile}`,
      `POST ${endpoints.health}`,
      'OPTIONS *',
      'GET http://elsewhere.example/api/health',
      'TRACE /',
    ),
  ),
  token: fc.constantFrom('good', 'good', 'good', 'none', 'bad'),
  content: anyContent,
  framing: fc.constantFrom(...framings),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'text/plain',
    'multipart/form-data',
  ),
  /** Number of writes. `sent` is the share of the message that is sent: 1 is all of it. */
  pieces: fc.integer({ min: 1, max: 4 }),
  sent: fc.oneof(
    { weight: 3, arbitrary: fc.constant(1) },
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  /** `reset` sends RST, `end` half-closes the socket, `open` keeps it open. */
  end: fc.constantFrom('reset', 'end', 'open', 'open'),
  caller: fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `203.0.${a}.${b}`),
})

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never

function messageOf({ uid, line, token, content, framing, type, caller }: AnyRequest): Buffer {
  const good = Buffer.from(
    JSON.stringify({ email: `${uid}@example.com`, firebaseUid: uid, password: 'x', name: 'Ada' }),
  )
  const { headers, body } = framing(content === 'good' ? good : content)
  const head = [
    `${line} HTTP/1.1`,
    'Host: shop',
    `Content-Type: ${type}`,
    // A different IP per request avoids the rate limit per IP.
    `X-Forwarded-For: ${caller}`,
    ...(token === 'none'
      ? []
      : [`Authorization: Bearer ${token === 'bad' ? 'x' : createToken(uid)}`]),
    ...headers,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

type Exchange = { request: AnyRequest; socket: Socket; answer: () => string; closed: Promise<void> }

function start(port: number, request: AnyRequest): Exchange {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  // The server may reset the connection.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.once('end', () => socket.end())

  const message = messageOf(request)
  const whole = message.subarray(0, Math.ceil(message.length * request.sent))
  const size = Math.ceil(whole.length / request.pieces) || 1
  for (let at = 0; at < whole.length; at += size) socket.write(whole.subarray(at, at + size))
  return { request, socket, answer: () => answer, closed }
}

async function finish({ request, socket }: Exchange) {
  if (socket.connecting) await once(socket, 'connect')
  if (request.end === 'reset') socket.resetAndDestroy()
  else if (request.end === 'end') socket.end()
}

const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

/**
 * Sends raw requests to the function in the functions framework. Checks that no status is above 499,
 * that the health endpoint responds in between, and that memory grows by at most 20 MB.
 * @param functions folder of the functions package
 * @param firestore host:port of an emulator
 * @returns responses by status, and the maximum memory growth in bytes
 */
export async function fuzzSockets({
  requests: requestCount,
  functions,
  firestore,
  seed = Date.now() % 2 ** 31,
}: {
  requests: number
  functions: string
  firestore: string
  seed?: number
}) {
  const provider = await startAuthEmulator()
  const { port: providerPort } = provider.address() as AddressInfo
  const shop = await startFramework({
    folder: functions,
    environment: {
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${providerPort}`,
    },
  })
  const port = Number(new URL(shop.origin).port)
  const statuses = new Map<number, number>()
  let growth = 0
  let open: Exchange[] = []

  const health = async () => {
    const reply = await fetch(`${shop.origin}${endpoints.health}`, {
      signal: AbortSignal.timeout(5000),
    })
    assert.equal(reply.status, 200)
    await reply.text()
  }
  const checkResponse = (exchange: Exchange) => {
    for (const status of statusesOf(exchange.answer())) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      assert.ok(status < 500, `seed ${seed}: ${status} to ${JSON.stringify(exchange.request)}`)
    }
    assert.doesNotMatch(exchange.answer(), /node_modules|\bat .+:\d+/, `seed ${seed}`)
  }
  const settle = (exchanges: Exchange[]) =>
    Promise.race([
      Promise.all(exchanges.map(({ closed }) => closed)),
      new Promise((resolve) => setTimeout(resolve, 100)),
    ])

  try {
    const requests = fc.sample(anyRequest, { numRuns: requestCount + 500, seed })
    let baseline: number | undefined
    for (let at = 0; at < requests.length; at += batchSize) {
      const exchanges = requests.slice(at, at + batchSize).map((request) => start(port, request))
      await Promise.all(exchanges.map(finish))
      await settle(exchanges)
      open.push(...exchanges)
      if (open.length < maxOpen) continue

      await health()
      const { held } = await shop.memory()
      // The first 500 requests warm up the instance.
      if (at >= 500) growth = Math.max(growth, held - (baseline ?? held))
      for (const { socket } of open) socket.destroy()
      await Promise.all(open.map(({ closed }) => closed))
      for (const exchange of open) checkResponse(exchange)
      open = []
      if (at >= 500 && baseline === undefined) baseline = (await shop.memory()).held
      assert.ok(shop.isAlive(), `seed ${seed}: the instance exited`)
    }
    await health()
    const { peak } = await shop.memory()
    assert.ok(growth <= maxGrowth, `seed ${seed}: ${growth} bytes above the baseline memory`)
    return { statuses, growth, peak, seed }
  } finally {
    for (const { socket } of open) socket.destroy()
    await shop.stop()
    provider.close()
  }
}
