import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { readJson } from '../../tools/shop.ts'

type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void
const { default: superstatic } = createRequire(import.meta.url)('superstatic') as {
  default: (options: object) => Middleware
}

const { hosting } = readJson('firebase.json') as { hosting: object }

/** Serves the folder of a built site by the middleware of the Hosting emulator. */
export async function serveSite(folder: string) {
  const config = { ...hosting, public: '.', rewrites: [] }
  const serverOf = (site: string) => superstatic({ cwd: site, config, fallthrough: false })
  let serve = serverOf(folder)
  const server = createServer((request, response) => serve(request, response, () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next: string) => {
      serve = serverOf(next)
    },
    hang: () => {
      serve = () => undefined
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
