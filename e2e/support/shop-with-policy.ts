import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { shopOrigin } from './environment.ts'

const policy = 'content-security-policy'

/**
 * Serves the shop at another origin with another policy. A server is needed because the browser lets
 * only pages from a local address call the Auth emulator; a response of page.route() has no address.
 */
export async function shopWithPolicy(change: (served: string) => string): Promise<Server> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const passOn = async () => {
      const reply = await fetch(shopOrigin + url, {
        method,
        redirect: 'manual',
        headers: Object.entries(headers)
          .filter(([name]) => /^(?:accept|authorization|content-type)$/.test(name))
          .map(([name, value]): [string, string] => [name, String(value)]),
        ...(method !== 'GET' && { body: await textOf(request) }),
      })
      const kept = [...reply.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name),
      )
      const served = Object.fromEntries(kept)
      response.writeHead(reply.status, { ...served, [policy]: change(served[policy] ?? '') })
      response.end(Buffer.from(await reply.arrayBuffer()))
    }
    passOn().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const originOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  let text = ''
  for await (const part of stream) text += String(part)
  return text
}
