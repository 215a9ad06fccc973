import net from 'node:net'
import { readConfig } from './local-config.ts'
import { PlainError } from '../plain-error.ts'

type Emulator =
  'hosting' | 'auth' | 'functions' | 'firestore' | 'hub' | 'logging' | 'eventarc' | 'tasks' | 'ui'

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
  'ui',
]

/** firebase.json has no entry for Vite's dev server. */
const VITE_PORT = 5173

/** @returns the number to add to every port, if PORT_OFFSET is set */
export function portOffset({ PORT_OFFSET }: NodeJS.ProcessEnv): number | undefined {
  if (PORT_OFFSET === undefined || PORT_OFFSET === '') return undefined
  const offset = Number(PORT_OFFSET)
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new PlainError(`PORT_OFFSET is a whole number from 0 to 50000, not '${PORT_OFFSET}'.`)
  }
  return offset
}

export const portsAt = (offset: number) => shiftedPorts(readConfig().emulators, offset)

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

/** @throws PlainError if a port is taken */
export async function assertUsablePorts(
  ports: Partial<Ports>,
  { offset, command }: { offset: number; command: string },
) {
  const advice = `choose other ports with, say, \`PORT_OFFSET=${offset + 100} ${command}\`.`
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) throw new PlainError(`Port ${port} (${name}) is taken: ${advice}`)
  }
}

/** Finds the first offset, in steps of 100, with free ports only. */
export async function freeOffset(portsAt: (offset: number) => Partial<Ports>, from: number) {
  for (let offset = from; offset <= from + 5_000; offset += 100) {
    const ports = Object.values(portsAt(offset))
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return offset
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
