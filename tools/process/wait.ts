import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { PlainError } from '../plain-error.ts'
import type { Group } from './process-group.ts'

/**
 * Polls until `check` returns true.
 * @param what name for the error message
 * @param options starting: process to wait for; throws if it exits first
 */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean>,
  { starting, signal, seconds = 120 }: { starting?: Group; signal: AbortSignal; seconds?: number },
) {
  const watched = { exited: false }
  void starting?.ended.then(() => (watched.exited = true))
  for (const limit = Date.now() + seconds * 1_000; Date.now() < limit;) {
    signal.throwIfAborted()
    if (await check()) return
    if (watched.exited) throw new PlainError(`${what} exited before it was ready.`)
    await delay(100, undefined, { signal })
  }
  throw new PlainError(`${what} was not ready after ${seconds} seconds.`)
}

/**
 * The Functions emulator starts another worker for each request while the first one loads, so a short timeout
 * would keep a busy machine from ever responding.
 * @returns whether the URL responds with a 2xx status
 */
export async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** @returns whether the port accepts TCP connections */
export async function acceptsConnections(hostAndPort: string): Promise<boolean> {
  if (!URL.canParse(`tcp://${hostAndPort}`)) return false
  const { hostname, port } = new URL(`tcp://${hostAndPort}`)
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
    const settle = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.setTimeout(3_000, () => settle(false))
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}

/** @returns whether the URL responds within 3 s */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3_000) })
    return true
  } catch {
    return false
  }
}
