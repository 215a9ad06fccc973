import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Page } from '@playwright/test'

/**
 * Redirects the next request to `url` to a server that never responds. A request held by page.route()
 * would continue when its page closes, and reach the real server.
 */
export async function sendToBlackHole(page: Page, url: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  page.once('close', () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await page.route(url, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }), {
    times: 1,
  })
  return { happens: once(server, 'connection') }
}
