import { createSecureServer } from 'node:http2'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { generate } from 'selfsigned'
import type { Cleanup } from '../tools/process/cleanup.ts'

const compress = promisify(gzip)
const compressible = /text|javascript|json|svg|xml/
/** Headers that belong to a connection. */
const ofConnection = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding'])

/** What a page is without its scripts: the least that it can cost. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="later"[^>]*>/g, '')

export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer }

/**
 * Stands before the Hosting emulator, which neither compresses nor speaks HTTP/2 as Hosting does, and
 * may change pages. It asks the emulator once for each file: a server that works on this machine
 * would take the CPU from the page.
 * @param origin of the emulator
 * @returns its own origin
 */
export async function compressingProxy(
  cleanup: Cleanup,
  origin: string,
  change: (html: string) => string = (html) => html,
): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const answers: Map<string, Promise<Answer>> = new Map()
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { url, headers } = request
    const question = `${url} ${headers.range ?? ''}`
    const answer = answers.get(question) ?? ask(new URL(url, origin), headers.range, change)
    answers.set(question, answer)
    answer
      .then(({ status, headers, body }) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        response.writeHead(status)
        response.end(body)
      })
      .catch(() => {
        answers.delete(question)
        response.destroy()
      })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  cleanup.add(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return `https://127.0.0.1:${address.port}`
}

async function ask(
  url: URL,
  range: string | undefined,
  change: (html: string) => string,
): Promise<Answer> {
  const reply = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...(range && { Range: range }) },
  })
  const type = reply.headers.get('Content-Type') ?? ''
  const sent = Buffer.from(await reply.arrayBuffer())
  const body = type.startsWith('text/html') ? Buffer.from(change(sent.toString())) : sent
  const { status } = reply
  const headers = [...reply.headers].filter(([name]) => !ofConnection.has(name))
  if (!compressible.test(type)) return { status, headers, body }
  const packed = await compress(body, { level: 9 })
  return { status, headers: [...headers, ['Content-Encoding', 'gzip']], body: packed }
}
