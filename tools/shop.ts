import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

type Emulator =
  'hosting' | 'auth' | 'functions' | 'firestore' | 'hub' | 'logging' | 'eventarc' | 'tasks' | 'ui'

/** The entry of an emulator in firebase.json. */
export type Address = { port: number; websocketPort?: number }

export function readConfig() {
  return readJson('firebase.json') as { emulators: Record<Emulator, Address> }
}

/** The default project of .firebaserc. A real project is never used. */
export function demoProject(): string {
  const { default: project = '' } = readAliases()
  return project.startsWith('demo-') ? project : 'demo-shop'
}

export function readAliases() {
  return (readJson('.firebaserc') as { projects: Record<string, string> }).projects
}

/** The number that PORT_OFFSET adds to every port of firebase.json. */
export function portOffset(): number {
  const { PORT_OFFSET = '0' } = process.env
  const offset = Number(PORT_OFFSET)
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000) return offset
  throw new Error(`PORT_OFFSET is a whole number from 0 to 50000, not '${PORT_OFFSET}'.`)
}

export function portsAt(offset: number) {
  const { emulators } = readConfig()
  const port = (name: Emulator) => emulators[name].port + offset
  return {
    hosting: port('hosting'),
    auth: port('auth'),
    functions: port('functions'),
    firestore: port('firestore'),
    hub: port('hub'),
    logging: port('logging'),
    eventarc: port('eventarc'),
    tasks: port('tasks'),
    ui: port('ui'),
  }
}

/** Creates and returns the folder of the logs of a shop. Git ignores it. */
export function logFolder(offset: number) {
  const folder = path.join(root, '.run', String(offset))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The log of the emulators, output of the function included. */
export const emulatorLog = (offset: number) => path.join(logFolder(offset), 'emulators.log')

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}
