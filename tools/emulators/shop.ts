import path from 'node:path'
import { startEmulators } from './start-emulators.ts'
import { resolveFirestore, startFirestore } from './firestore-emulator.ts'
import { root, runFolder } from '../folders.ts'
import { readJson } from '../json.ts'
import { exportShop, Kept } from './kept-data.ts'
import { readProductionConfig, writeLocalConfig } from './local-config.ts'
import { refuseUnusablePorts, shiftedPorts } from './ports.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Choice } from './firestore-choice.ts'
import type { Firestore } from './firestore-emulator.ts'
import type { Ports } from './ports.ts'
import type { Group } from '../process/process-group.ts'

/** The shop on its emulators. */

export type Shop = {
  origin: string
  ports: Ports
  project: string
  firestore: Firestore
  /** file of the emulators' output, the function's included */
  log: string
  /** as soon as one of its emulators has */
  ended: Promise<unknown>
  /** keeps accounts and profiles, where that was asked for and can be */
  save: (() => Promise<void>) | undefined
}

export type Options = {
  kind: 'start' | 'test'
  project: string
  /** of the ports */
  offset: number
  keep: boolean
  /** whether Vite's port is needed too */
  dev: boolean
}

export type Plan = Options & { choice: Choice; ports: Ports }

/**
 * Decides for a Firestore emulator and sees to the ports: what can be refused is refused before the long work.
 */
export async function planShop(cleanup: Cleanup, options: Options): Promise<Plan> {
  const { kind, offset, dev } = options
  const ports = portsAt(offset)
  const choice = await resolveFirestore(cleanup)
  const command = kind === 'test' ? 'npm test' : dev ? 'npm run dev' : 'npm start'
  await refuseUnusablePorts(neededPorts(ports, { dev, choice }), { offset, command })
  return { ...options, choice, ports }
}

/** Starts everything that stands behind the shop's address, and the shop itself. */
export async function startShop(
  cleanup: Cleanup,
  { kind, project, offset, keep, choice, ports }: Plan,
): Promise<Shop> {
  const config = writeLocalConfig(cleanup, ports, offset)
  const folder = runFolder(kind, offset)
  const kept = keep ? keptWith(choice) : undefined
  const origin = `http://127.0.0.1:${ports.hosting}`
  const log = path.join(folder, 'emulators.log')

  console.log(`Starting the emulators; Firestore: ${choice.name} …`)
  const firestore = await startFirestore(cleanup, choice, {
    project,
    port: ports.firestore,
    log: path.join(folder, 'firestore.log'),
    importFrom: kept?.firestoreImport,
  })
  const suite = await startEmulators(cleanup, {
    config,
    project,
    shopOrigin: origin,
    firestoreHost: firestore.host,
    log,
    importFrom: kept?.suiteImport,
  })
  const hubPort = ports.hub
  const save = kept && (() => kept.replace((next) => exportShop(next, { hubPort, firestore })))
  return { origin, ports, project, firestore, log, ended: firstEnd(suite, firestore.group), save }
}

export function portsAt(offset: number) {
  return shiftedPorts(readProductionConfig().emulators, offset)
}

/** @returns the project that firebase-tools uses here by default; never a real one */
export function demoProject(): string {
  const { projects } = readJson(path.join(root, '.firebaserc')) as { projects: { default: string } }
  return projects.default.startsWith('demo-') ? projects.default : `demo-${projects.default}`
}

function neededPorts(
  { vite, firestore, ...ports }: Ports,
  { dev, choice }: { dev: boolean; choice: Choice },
): Partial<Ports> {
  return {
    ...ports,
    ...(dev && { vite }),
    ...(choice.kind !== 'given' && { firestore }),
  }
}

/**
 * A given Firestore emulator keeps its documents itself: only the accounts are ours then, and
 * they must not take the place of an export with profiles.
 */
function keptWith({ kind }: Choice) {
  if (kind === 'node') return undefined
  return new Kept(path.join(root, '.keep', kind === 'given' ? 'accounts' : 'shop'))
}

function firstEnd(...groups: (Group | undefined)[]) {
  return Promise.race(groups.flatMap((group) => group?.ended ?? []))
}
