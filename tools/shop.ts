import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDemo } from '../web/src/account/demo-project.ts'

export const root = path.resolve(import.meta.dirname, '..')

type Emulator =
  'hosting' | 'auth' | 'functions' | 'firestore' | 'hub' | 'logging' | 'eventarc' | 'tasks' | 'ui'

export function configAt(offset: number) {
  const addOffset = (key: string, value: unknown) =>
    typeof value === 'number' && /port$/i.test(key) ? value + offset : value
  return readJson('firebase.json', addOffset) as { emulators: Record<Emulator, { port: number }> }
}

/** The default project of .firebaserc. A real project is never used. */
export function demoProject(): string {
  const { default: project = '' } = readAliases()
  return isDemo(project) ? project : 'demo-shop'
}

export function readAliases() {
  return (readJson('.firebaserc') as { projects: Record<string, string> }).projects
}

export function portOffset(): number {
  const { PORT_OFFSET = '0' } = process.env
  const offset = Number(PORT_OFFSET)
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000) return offset
  throw new Error(`PORT_OFFSET is a whole number from 0 to 50000, not '${PORT_OFFSET}'.`)
}

export function portsAt(offset: number) {
  const entries = Object.entries(configAt(offset).emulators)
  // singleProjectMode is no emulator.
  const ports = entries.flatMap(([name, { port }]) => (port ? [[name, port]] : []))
  return Object.fromEntries(ports) as Record<Emulator, number>
}

/** Creates and returns the folder of the logs of a shop. Git ignores it. */
export function logFolder(offset: number) {
  const folder = path.join(root, '.run', String(offset))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The log of the emulators, output of the function included. */
export const emulatorLog = (offset: number) => path.join(logFolder(offset), 'emulators.log')

export function readJson(
  file: string,
  reviver?: (key: string, value: unknown) => unknown,
): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'), reviver)
}
