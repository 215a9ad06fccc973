// @ts-check
import net from 'node:net'
import { PlainError } from './plain-error.mjs'

/** @typedef {'hosting' | 'auth' | 'functions' | 'firestore' | 'hub' | 'logging' | 'eventarc' | 'tasks'} Emulator */
/** @typedef {Record<Emulator | 'vite', number>} Ports */
/** @typedef {{ host?: string, port?: number, websocketPort?: number }} Address of an emulator in firebase.json */

/** @type {readonly Emulator[]} */
const EMULATORS = [
  'hosting',
  'auth',
  'functions',
  'firestore',
  'hub',
  'logging',
  'eventarc',
  'tasks',
]

/** Where Vite's dev server listens; firebase.json has no place for it. */
const VITE_PORT = 5173

/** Ports that browsers refuse (https://fetch.spec.whatwg.org/#port-blocking), as far as an offset can reach them. */
const REFUSED_BY_BROWSERS = new Set([
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {number | undefined} what is added to every port, when the developer says
 */
export function portOffset({ PORT_OFFSET }) {
  if (PORT_OFFSET === undefined || PORT_OFFSET === '') return undefined
  const offset = Number(PORT_OFFSET)
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new PlainError(`PORT_OFFSET is a whole number from 0 to 50000, not '${PORT_OFFSET}'.`)
  }
  return offset
}

/**
 * @param {Partial<Record<string, unknown>>} emulators of firebase.json
 * @param {number} offset
 * @returns {Ports}
 */
export function shiftedPorts(emulators, offset) {
  /** @type {Partial<Ports>} */
  const ports = { vite: VITE_PORT + offset }
  for (const name of EMULATORS) {
    const { port } = /** @type {Address} */ (emulators[name] ?? {})
    if (port === undefined) {
      throw new PlainError(`firebase.json sets no port for the ${name} emulator.`)
    }
    ports[name] = port + offset
  }
  return /** @type {Ports} */ (ports)
}

/**
 * Throws one sentence about the first port that cannot be used.
 * @param {Partial<Ports>} ports
 * @param {{ offset: number, command: string }} chosen for the advice in it
 */
export async function refuseUnusablePorts(ports, { offset, command }) {
  const advice = `choose other ports with, say, \`PORT_OFFSET=${offset + 100} ${command}\`.`
  for (const [name, port] of Object.entries(ports)) {
    if (REFUSED_BY_BROWSERS.has(port)) {
      throw new PlainError(`Browsers refuse port ${port} (${name}): ${advice}`)
    }
    if (!(await isFree(port))) throw new PlainError(`Port ${port} (${name}) is taken: ${advice}`)
  }
}

/**
 * The first offset, in steps of 100, at which all ports can be used.
 * @param {(offset: number) => Partial<Ports>} portsAt
 * @param {number} from
 */
export async function freeOffset(portsAt, from) {
  for (let offset = from; offset <= from + 5_000; offset += 100) {
    const ports = Object.values(portsAt(offset))
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean) && !ports.some((port) => REFUSED_BY_BROWSERS.has(port))) return offset
  }
  throw new PlainError('No free ports were found: set PORT_OFFSET.')
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
