import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Call = {
  method: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array | undefined
}

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string }

/** Serves an app on localhost. Unlike fetch, `call` does not normalize the path or the headers. */
export async function serve(app: RequestListener) {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    call: ({ body, headers, ...call }: Call) =>
      new Promise<Reply>((resolve, reject) => {
        // Node does not set Content-Length for the body of a GET.
        const all = { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') }
        const outgoing = request({ host: '127.0.0.1', port, ...call, headers: all })
        outgoing.once('error', reject)
        outgoing.once('response', (reply) => {
          const { statusCode: status = 0, headers } = reply
          text(reply).then((body) => resolve({ status, headers, text: body }), reject)
        })
        outgoing.end(body)
      }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
