import { once } from 'node:events'
import { createServer, request as connect } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { shopOrigin } from '../support/environment.ts'

type Sent = { path: string; status?: number | undefined; isOpen: boolean }

export const film = /\.(webm|mp4)$/

export type Network = Awaited<ReturnType<typeof startNetwork>>

/** The browser's way to the shop: a proxy that lists the requests, delays some of them, or goes offline. */
export async function startNetwork() {
  const requests: Sent[] = []
  let hasWorker = false
  const holds: { pattern: RegExp; released: Promise<void> }[] = []

  const server = createServer((request, response) => {
    const sent: Sent = { path: request.url ?? '/', isOpen: true }
    requests.push(sent)
    response.once('close', () => (sent.isOpen = false))
    if (sent.path === '/sw.js' && !hasWorker) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end()
      return
    }
    const held = holds.filter(({ pattern }) => pattern.test(sent.path))
    void Promise.all(held.map(({ released }) => released)).then(() => {
      const { method, headers } = request
      const forwarded = connect(shopOrigin + sent.path, { method, headers }, (answer) => {
        sent.status = answer.statusCode
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      response.once('close', () => forwarded.destroy())
      request.pipe(forwarded)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    hold: (pattern: RegExp) => {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      holds.push({ pattern, released })
      return release
    },
    /** From now on the worker is that of the shop. Until then it is empty, and leaves no request unfinished. */
    serveWorker: () => {
      hasWorker = true
    },
    /** Waits until the page loads nothing more but films. */
    waitForRest: async () => {
      const loading = () => requests.some(({ path, isOpen }) => isOpen && !film.test(path))
      let seen
      do {
        seen = requests.length
        await delay(300)
      } while (seen < requests.length || loading())
    },
    goOffline: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
