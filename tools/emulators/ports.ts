import net from 'node:net'
import { PlainError } from '../plain-error.ts'

type Emulator =
  'hosting' | 'auth' | 'functions' | 'firestore' | 'hub' | 'logging' | 'eventarc' | 'tasks'

export type Ports = Record<Emulator | 'vite', number>

/** The entry of an emulator in firebase.json. */
export type Address = { host?: string; port?: number; websocketPort?: number }

const EMULATORS: readonly Emulator[] = [
  'hosting',
  'auth',
  'functions',
  'firestore',
  'hub',
  'logging',
  'eventarc',
  'tasks',
]

/** firebase.json has no entry for Vite's dev server. */
const VITE_PORT = 5173

/** Ports that browsers block (https://fetch.spec.whatwg.org/#port-blocking) and an offset may select. */
const BLOCKED_BY_BROWSERS = new Set([
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** @returns the number to add to every port, if PORT_OFFSET is set */
export function portOffset({ PORT_OFFSET }: NodeJS.ProcessEnv): number | undefined {
  if (PORT_OFFSET === undefined || PORT_OFFSET === '') return undefined
  const offset = Number(PORT_OFFSET)
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new PlainError(`PORT_OFFSET is a whole number from 0 to 50000, not '${PORT_OFFSET}'.`)
  }
  return offset
}

export function shiftedPorts(emulators: Partial<Record<string, unknown>>, offset: number): Ports {
  const ports: Partial<Ports> = { vite: VITE_PORT + offset }
  for (const name of EMULATORS) {
    const { port } = (emulators[name] ?? {}) as Address
    if (port === undefined) {
      throw new PlainError(`firebase.json sets no port for the ${name} emulator.`)
    }
    ports[name] = port + offset
  }
  return ports as Ports
}

/**
 * @throws PlainError if a port is taken or blocked by browsers
 */
export async function assertUsablePorts(
  ports: Partial<Ports>,
  { offset, command }: { offset: number; command: string },
) {
  const advice = `choose other ports with, say, \`PORT_OFFSET=${offset + 100} ${command}\`.`
  for (const [name, port] of Object.entries(ports)) {
    if (BLOCKED_BY_BROWSERS.has(port)) {
      throw new PlainError(`Browsers block port ${port} (${name}): ${advice}`)
    }
    if (!(await isFree(port))) throw new PlainError(`Port ${port} (${name}) is taken: ${advice}`)
  }
}

/** Finds the first offset, in steps of 100, with free ports only that browsers do not block. */
export async function freeOffset(portsAt: (offset: number) => Partial<Ports>, from: number) {
  for (let offset = from; offset <= from + 5_000; offset += 100) {
    const ports = Object.values(portsAt(offset))
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean) && !ports.some((port) => BLOCKED_BY_BROWSERS.has(port))) return offset
  }
  throw new PlainError('No free ports were found: set PORT_OFFSET.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
