import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { generate } from 'selfsigned'
import { floorResponse, floorUrl } from './floor.ts'

const compress = promisify(brotliCompress)
const compressible = /text|javascript|json|svg|xml/
const hopByHop = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding'])

const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
const fingerprint = createHash('sha256').update(publicKey).digest('base64')
/** Makes Chromium trust the proxies: it caches nothing of an origin with a certificate error. */
export const trustProxies = `--ignore-certificate-errors-spki-list=${fingerprint}`

/** Adds Brotli and HTTP/2 as Hosting does, and caches: a busy emulator would compete with the page for the CPU. */
export async function startProxy(emulator: string, changeHtml = (html: string) => html) {
  const cache: Map<string, ReturnType<typeof fetchCompressed>> = new Map()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, ({ url }, response) => {
    const cached = cache.get(url) ?? fetchCompressed(emulator + url, changeHtml)
    cache.set(url, cached)
    const send = ({ status, headers, body }: Awaited<typeof cached>) =>
      response.writeHead(status, Object.fromEntries(headers)).end(body)
    cached.then(send).catch(() => {
      cache.delete(url)
      response.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function fetchCompressed(url: string, changeHtml: (html: string) => string) {
  const request = { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } } as const
  const response = url.endsWith(floorUrl) ? await floorResponse() : await fetch(url, request)
  const { status } = response
  const headers = new Map([...response.headers].filter(([name]) => !hopByHop.has(name)))
  // Only emulators have it, so it must not cost a second visit a round trip.
  if (url.includes('init.js?')) headers.set('cache-control', 'max-age=60')
  const type = headers.get('content-type') ?? ''
  const sent = Buffer.from(await response.arrayBuffer())
  const body = type.startsWith('text/html') ? Buffer.from(changeHtml(sent.toString())) : sent
  if (!compressible.test(type)) return { status, headers, body }
  return { status, headers: headers.set('content-encoding', 'br'), body: await compress(body) }
}
