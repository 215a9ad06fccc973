// @ts-check
import { createSecureServer } from 'node:http2'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { generate } from 'selfsigned'

/** @import { Http2ServerRequest, Http2ServerResponse } from 'node:http2' */
/** @import { Closing } from '../tools/closing.mjs' */

const compress = promisify(gzip)
const compressible = /text|javascript|json|svg|xml/
/** Headers that belong to a connection. */
const ofConnection = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding'])

/**
 * What a page is without its scripts: the least that it can cost.
 * @param {string} html
 */
export const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="later"[^>]*>/g, '')

/**
 * Stands before the Hosting emulator, which neither compresses nor speaks HTTP/2 as Hosting does, and
 * may change pages.
 * @param {Closing} closing
 * @param {string} origin of the emulator
 * @param {(html: string) => string} [change]
 * @returns {Promise<string>} its own origin
 */
export async function compressingProxy(closing, origin, change = (html) => html) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    pass(origin, request, response, change).catch(() => response.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  closing.add(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return `https://127.0.0.1:${address.port}`
}

/** @type {Map<string, Promise<Buffer>>} */
const packed = new Map()

/**
 * Hosting has its files compressed already; doing it anew would take the CPU from the page.
 * @param {Buffer} body
 */
function packedOnce(body) {
  const key = body.toString()
  const before = packed.get(key) ?? compress(body, { level: 9 })
  packed.set(key, before)
  return before
}

/**
 * @param {string} origin
 * @param {Http2ServerRequest} request
 * @param {Http2ServerResponse} response
 * @param {(html: string) => string} change
 */
async function pass(origin, request, response, change) {
  const range = request.headers.range
  const reply = await fetch(new URL(request.url, origin), {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...(range && { Range: range }) },
  })
  const type = reply.headers.get('Content-Type') ?? ''
  const sent = Buffer.from(await reply.arrayBuffer())
  const body = type.startsWith('text/html') ? Buffer.from(change(sent.toString())) : sent
  const small = compressible.test(type) ? await packedOnce(body) : undefined

  for (const [name, value] of reply.headers) {
    if (!ofConnection.has(name)) response.setHeader(name, value)
  }
  if (small) response.setHeader('Content-Encoding', 'gzip')
  response.writeHead(reply.status)
  response.end(small ?? body)
}
