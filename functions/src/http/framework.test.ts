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
})
afterAll(() => shop.stop())

/**
 * Sends a registration. The response may arrive before the body is sent; fetch would drop it if the
 * connection were closed then.
 */
const register = (body: Buffer, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; reply: unknown }>((resolve, reject) => {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
    const call = request(`${shop.origin}/api/auth/register`, options, (response) => {
      readJson(response).then((reply) => resolve({ status: response.statusCode, reply }), reject)
    })
    call.once('error', reject)
    call.end(body)
  })

const nested = Buffer.from(`[${'[],'.repeat(3_333_333)}[]]`)
/** The memory limit in production. The framework needed 343 MB to parse 10 MB of nested arrays. */
const instanceBytes = 256 * 1024 * 1024

test.each<[what: string, status: number, body: Buffer, headers?: Record<string, string>]>([
  ['10 MB of nested arrays as gzip', 415, gzipSync(nested), { 'Content-Encoding': 'gzip' }],
  ['10 MB of nested arrays', 413, nested],
  ['20 MB of JSON', 413, Buffer.from(`"${'x'.repeat(20_000_000)}"`)],
])('survives twenty requests at once with %s: %i', async (_, status, body, headers = {}) => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => register(body, headers)))

  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]))
  expect(replies[0]?.reply).toHaveProperty('code')
  expect(shop.isAlive()).toBe(true)
  expect((await shop.memory()).peak).toBeLessThan(instanceBytes)
})

/**
 * Sends raw bytes in one write and returns the raw response. After several writes the server may close
 * the connection before it has read all bytes, which resets it and can lose the response.
 */
async function send(line: string, headers: string[], body = '') {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1').setEncoding('utf8')
  let response = ''
  socket.on('data', (text: string) => (response += text))
  const head = [`${line} HTTP/1.1`, 'Host: shop', 'Connection: close', ...headers, '', '']
  socket.write(head.join('\r\n') + body)
  await once(socket, 'close')
  return response
}

const chunk = `${(100_000).toString(16)}\r\n${'['.repeat(100_000)}\r\n0\r\n\r\n`

test.each([
  ['a chunked body', 401, ['Transfer-Encoding: chunked'], chunk],
  ['an encoded one', 415, ['Transfer-Encoding: chunked', 'Content-Encoding: br'], '0\r\n\r\n'],
  ['malformed JSON', 401, ['Content-Length: 1'], '{'],
])('%s without a token answers %i before it is read', async (_, status, headers, body) => {
  const json = 'Content-Type: application/json'

  const response = await send('POST /api/auth/register', [json, ...headers], body)

  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"code":"un`))
})

const long = '1'.repeat(14_000)

test.each([
  ['a malformed path', `/api/${long}%E0`, [], 404],
  ['a long path', `/api/${long}`, [], 404],
  ['an execution id', '/api/health', [`Function-Execution-Id: ${long}`], 200],
  ['a trace', '/api/health', [`X-Cloud-Trace-Context: ${'a'.repeat(32)}/${long}`], 200],
])('%s of 14 kB gets a response and a short log line', async (_, path, headers, status) => {
  const before = shop.log().length

  const response = await send(`GET ${path}`, headers)

  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*X-Request-Id`))
  await expect.poll(() => shop.log().length, { timeout: 30_000 }).toBeGreaterThan(before)
  expect(shop.log().length - before).toBeLessThan(1000)
})
