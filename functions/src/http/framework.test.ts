import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFramework } from '../testing/framework.ts'

let shop: Awaited<ReturnType<typeof startFramework>>

beforeAll(async () => {
  shop = await startFramework()
}, 60_000)
afterAll(() => shop.stop())

const json = { 'Content-Type': 'application/json' }
const nested = Buffer.from(`[${'[],'.repeat(3_333_333)}[]]`)

type Attack = { headers?: Record<string, string>; body: Buffer }

/**
 * Sends a registration. The response may arrive before the body is sent; fetch would drop it if the
 * connection were closed then.
 */
const register = ({ headers, body }: Attack) =>
  new Promise<{ status: number | undefined; reply: unknown }>((resolve, reject) => {
    const options = { method: 'POST', headers: { ...json, ...headers } }
    const call = request(`${shop.origin}/api/auth/register`, options, (response) => {
      readJson(response).then((reply) => resolve({ status: response.statusCode, reply }), reject)
    })
    call.once('error', reject)
    call.end(body)
  })

/** The memory limit in production. The framework needed 343 MB to parse 10 MB of nested arrays. */
const instanceBytes = 256 * 1024 * 1024

test.each([
  [
    '10 kB of gzip that inflate to 10 MB of nested arrays',
    415,
    { headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(nested) },
  ],
  ['10 MB of nested arrays', 413, { body: nested }],
  ['20 MB of JSON', 413, { body: Buffer.from(`"${'x'.repeat(20_000_000)}"`) }],
] satisfies [string, number, Attack][])(
  'the process survives twenty requests at once with %s, without a token: %i',
  async (_, status, attack) => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => register(attack)))

    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]))
    expect(replies[0]?.reply).toHaveProperty('code')
    expect(shop.isAlive()).toBe(true)
    expect((await shop.memory()).peak).toBeLessThan(instanceBytes)
  },
  60_000,
)

/**
 * Sends raw bytes in one write and returns the raw response. After several writes the server may close
 * the connection before it has read all bytes, which resets it and can lose the response.
 */
async function send(...pieces: string[]) {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1').setEncoding('utf8')
  let response = ''
  socket.on('data', (text: string) => (response += text))
  socket.write(pieces.join(''))
  await once(socket, 'close')
  return response
}

const head = (...headers: string[]) =>
  [
    'POST /api/auth/register HTTP/1.1',
    'Host: shop',
    'Connection: close',
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')

test('a chunked body without a token answers 401 before it is read', async () => {
  const chunk = `${(100_000).toString(16)}\r\n${'['.repeat(100_000)}\r\n`

  const response = await send(head('Transfer-Encoding: chunked'), chunk, '0\r\n\r\n')

  expect(response).toMatch(/^HTTP\/1\.1 401 /)
  expect(response).toContain('"code":"unauthenticated"')
})

test('an encoded chunked body answers 415, and malformed JSON without a token 401, not 400', async () => {
  const chunked = head('Transfer-Encoding: chunked', 'Content-Encoding: br')

  expect(await send(chunked, '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 415 /)
  expect(await send(head('Content-Length: 1'), '{')).toMatch(/^HTTP\/1\.1 401 /)
})

const long = '1'.repeat(14_000)

test.each([
  ['a malformed path', `/api/${long}%E0`, [], 404],
  ['a long path', `/api/${long}`, [], 404],
  ['an execution id', '/api/health', [`Function-Execution-Id: ${long}`], 200],
  ['a trace', '/api/health', [`X-Cloud-Trace-Context: ${'a'.repeat(32)}/${long}`], 200],
])(
  '%s of 14 kB leaves a short log line and gets the app’s own response',
  async (_, path, headers, status) => {
    const before = shop.log().length

    const response = await send(
      [`GET ${path} HTTP/1.1`, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n'),
    )

    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*X-Request-Id`))
    await expect.poll(() => shop.log().length).toBeGreaterThan(before)
    expect(shop.log().length - before).toBeLessThan(1000)
  },
)
