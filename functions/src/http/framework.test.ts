import { once } from 'node:events'
import { connect } from 'node:net'
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

const register = ({ headers, body }: Attack) =>
  fetch(`${shop.origin}/api/auth/register`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: new Uint8Array(body),
  })

/** What production gives an instance; the framework parsing one such body took 343 MB. */
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
  '%s, twenty at once without a token → %i, and the instance lives',
  async (_, status, attack) => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => register(attack)))

    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]))
    expect(await replies[0]?.json()).toHaveProperty('code')
    expect(shop.isAlive()).toBe(true)
    expect((await shop.memory()).peak).toBeLessThan(instanceBytes)
  },
  60_000,
)

/**
 * Sends raw bytes and returns the raw reply. In one write: what the server has not read when it closes
 * the connection would reset it, and the reply could be lost.
 */
async function send(...pieces: string[]) {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (text: string) => (answer += text))
  socket.write(pieces.join(''))
  await once(socket, 'close')
  return answer
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

test('a chunked body without a token is not read: 401', async () => {
  const chunk = `${(100_000).toString(16)}\r\n${'['.repeat(100_000)}\r\n`

  const answer = await send(head('Transfer-Encoding: chunked'), chunk, '0\r\n\r\n')

  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(answer).toContain('"code":"unauthenticated"')
})

test('an encoded chunked body → 415, malformed JSON without a token → 401, not the framework’s own 400', async () => {
  const chunked = head('Transfer-Encoding: chunked', 'Content-Encoding: br')

  expect(await send(chunked, '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 415 /)
  expect(await send(head('Content-Length: 1'), '{')).toMatch(/^HTTP\/1\.1 401 /)
})

const hidden = 'GET /api/health HTTP/1.1\r\nHost: shop\r\n\r\n'

/** A connection that is closed after the first answer would not show a second one. */
const keptOpen = (...headers: string[]) =>
  head(...headers).replace('Connection: close', 'Connection: keep-alive')

test.each([
  ['a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 5', `Content-Length: ${5 + hidden.length}`]],
  ['a length with a sign', ['Content-Length: +5']],
  ['a length that is a list', ['Content-Length: 5, 5']],
  ['chunks named by a tab', ['Transfer-Encoding:\tchunked', 'Content-Length: 5']],
  ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, gzip']],
  ['an encoding that nobody knows', ['Transfer-Encoding: xchunked']],
  ['a header with a space before the colon', ['Content-Length : 5']],
  ['a folded header', ['X-Folded: 1', ' Transfer-Encoding: chunked']],
])('no second request is smuggled in by %s', async (_, headers) => {
  const answer = await send(keptOpen(...headers), '0\r\n\r\n', hidden)

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/^HTTP\//gm)).toHaveLength(1)
  expect(answer).not.toContain('"status":"ok"')
})

const long = '1'.repeat(14_000)

test.each([
  ['a path that cannot be decoded', `/api/${long}%E0`, [], 404],
  ['a long path', `/api/${long}`, [], 404],
  ['an execution id', '/api/health', [`Function-Execution-Id: ${long}`], 200],
  ['a trace', '/api/health', [`X-Cloud-Trace-Context: ${'a'.repeat(32)}/${long}`], 200],
])(
  '%s of 14 kB leaves a short line in the log, and our own answer',
  async (_, path, headers, status) => {
    const before = shop.log().length

    const answer = await send(
      [`GET ${path} HTTP/1.1`, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n'),
    )

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*X-Request-Id`))
    await expect.poll(() => shop.log().length).toBeGreaterThan(before)
    expect(shop.log().length - before).toBeLessThan(1000)
  },
)
