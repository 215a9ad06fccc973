import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Page } from '@playwright/test'

/**
 * Sends the next request to this address where nobody answers. A request that is only held would be
 * let go, and arrive, when its page closes.
 */
export async function swallow(page: Page, address: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  page.once('close', () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await page.route(address, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }), {
    times: 1,
  })
  return { happens: once(server, 'connection') }
}
