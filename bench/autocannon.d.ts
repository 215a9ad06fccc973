/** The part of autocannon that bench/ uses; the package has no types. */
declare module 'autocannon' {
  export type Call = {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
  }
  export type Request = {
    setupRequest: () => Call
    onResponse: (status: number, body: string) => void
  }
  export type Client = { setRequests: (requests: Request[]) => void }
  export type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Response timeout in seconds; default 10. */
    timeout?: number
    workers?: number
    headers?: Record<string, string>
    setupClient?: (client: Client) => void
  }
  export type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
