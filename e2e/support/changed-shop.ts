import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { shopOrigin } from './environment.ts'

export type Reply = { status: number; headers: Record<string, string>; body: string }

/** Serves the shop at another origin, with one reply changed. */
export async function changedShop(path: string, change: (reply: Reply) => Partial<Reply>) {
  const server = createServer((request, response) => {
    const passOn = async () => {
      const { url = '/' } = request
      const reply = await fetch(shopOrigin + url)
      const kept = [...reply.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name),
      )
      const served = {
        status: reply.status,
        headers: Object.fromEntries(kept),
        body: await reply.text(),
      }
      const changed = url === path ? { ...served, ...change(served) } : served
      response.writeHead(changed.status, changed.headers).end(changed.body)
    }
    passOn().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
