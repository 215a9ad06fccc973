import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves a built site like Hosting. A test can deploy a version, make requests hang, or stop the server.
 * @param folder folder of a built site
 */
export async function serveSite(folder: string) {
  let site = folder
  let hangs = false
  const server = createServer((request, response) => {
    if (!hangs) respond(site, new URL(request.url ?? '/', 'http://shop').pathname, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next: string) => {
      site = next
    },
    hang: () => {
      hangs = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function respond(site: string, pathname: string, response: ServerResponse) {
  const found = [pathname, `${pathname}.html`, `${pathname}index.html`]
    .map((file) => path.join(site, file))
    .find((file) => existsSync(file) && statSync(file).isFile())
  const file = found ?? path.join(site, '404.html')
  response.writeHead(found ? 200 : 404, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  })
  response.end(readFileSync(file))
}
