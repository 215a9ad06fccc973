import { createSecureServer } from 'node:http2'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'
import type { Cleanup } from '../tools/process/cleanup.ts'

const compress = promisify(brotliCompress)
const compressible = /text|javascript|json|svg|xml/
/** Headers that a proxy does not pass on. */
const hopByHop = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding'])

/** Removes all scripts from a page, which gives the baseline of a measurement. */
export const stripScripts = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(later|session)"[^>]*>/g, '')

export type CachedResponse = {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

/**
 * Proxies the Hosting emulator, adding Brotli and HTTP/2 as Hosting does. Responses are cached,
 * because a busy emulator would compete with the page for the CPU.
 * @param origin of the emulator
 * @param change transforms HTML
 * @returns the origin of the proxy
 */
export async function compressingProxy(
  cleanup: Cleanup,
  origin: string,
  change: (html: string) => string = (html) => html,
): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const cache: Map<string, Promise<CachedResponse>> = new Map()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { url, headers } = request
    const cacheKey = `${url} ${headers.range ?? ''}`
    const cached = cache.get(cacheKey) ?? fetchUpstream(new URL(url, origin), headers.range, change)
    cache.set(cacheKey, cached)
    cached
      .then(({ status, headers, body }) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        response.writeHead(status)
        response.end(body)
      })
      .catch(() => {
        cache.delete(cacheKey)
        response.destroy()
      })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  cleanup.add(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return `https://127.0.0.1:${address.port}`
}

async function fetchUpstream(
  url: URL,
  range: string | undefined,
  change: (html: string) => string,
): Promise<CachedResponse> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...(range && { Range: range }) },
  })
  const type = response.headers.get('Content-Type') ?? ''
  const sent = Buffer.from(await response.arrayBuffer())
  const body = type.startsWith('text/html') ? Buffer.from(change(sent.toString())) : sent
  const { status } = response
  const headers = [...response.headers].filter(([name]) => !hopByHop.has(name))
  if (!compressible.test(type)) return { status, headers, body }
  const compressed = await compress(body)
  return { status, headers: [...headers, ['Content-Encoding', 'br']], body: compressed }
}
