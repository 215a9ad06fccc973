// @ts-check
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** @import { Closing } from '../tools/closing.mjs' */

const compress = promisify(gzip)
const compressible = /text|javascript|json|svg|xml/

/** What a page is without its scripts: the least that it can cost. @param {string} html */
export const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

/**
 * Stands before the Hosting emulator, which does not compress as Hosting does, and may change pages.
 * @param {Closing} closing
 * @param {string} origin of the emulator
 * @param {(html: string) => string} [change]
 * @returns {Promise<string>} its own origin
 */
export async function compressingProxy(closing, origin, change = (html) => html) {
  const server = createServer((request, response) => {
    pass(origin, request, response, change).catch(() => response.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  closing.add(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return `http://127.0.0.1:${address.port}`
}

/**
 * @param {string} origin
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(html: string) => string} change
 */
async function pass(origin, request, response, change) {
  const range = request.headers.range
  const reply = await fetch(new URL(request.url ?? '/', origin), {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...(range && { Range: range }) },
  })
  const type = reply.headers.get('Content-Type') ?? ''
  const sent = Buffer.from(await reply.arrayBuffer())
  const body = type.startsWith('text/html') ? Buffer.from(change(sent.toString())) : sent
  const packed = compressible.test(type) ? await compress(body, { level: 9 }) : undefined

  for (const [name, value] of reply.headers) {
    if (!/^(content-length|connection|transfer-encoding|keep-alive)$/.test(name)) {
      response.setHeader(name, value)
    }
  }
  if (packed) response.setHeader('Content-Encoding', 'gzip')
  response.writeHead(reply.status).end(packed ?? body)
}
