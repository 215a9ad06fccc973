import path from 'node:path'
import { startEmulators } from './start-emulators.ts'
import { hasUi } from './firestore-detection.ts'
import { resolveFirestore, startFirestore } from './firestore-emulator.ts'
import { root, runFolder } from '../folders.ts'
import { readJson } from '../json.ts'
import { exportShop, KeptData } from './kept-data.ts'
import { writeLocalConfig } from './local-config.ts'
import { assertUsablePorts, portsAt } from './ports.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Choice } from './firestore-choice.ts'
import type { Firestore } from './firestore-emulator.ts'
import type { Ports } from './ports.ts'
import type { Group } from '../process/process-group.ts'

/** The shop running on the emulators. */
export type Shop = {
  origin: string
  /** number that is added to every port of firebase.json */
  offset: number
  ports: Ports
  /** whether the Emulator UI runs */
  ui: boolean
  project: string
  firestore: Firestore
  /** log file of the emulators, function output included */
  log: string
  /** resolves when an emulator exits */
  ended: Promise<unknown>
  /** exports accounts and profiles; undefined without --keep or if the emulator has no export */
  save: (() => Promise<void>) | undefined
}

export type Options = {
  kind: 'start' | 'test'
  project: string
  /** number that is added to every port */
  offset: number
  keep: boolean
  /** whether Vite's dev server runs too */
  dev: boolean
}

export type Plan = Options & { choice: Choice; ports: Ports; ui: boolean }

/** Chooses the Firestore emulator and checks the ports before the build starts. */
export async function planShop(cleanup: Cleanup, options: Options): Promise<Plan> {
  const { kind, offset, dev } = options
  const ports = portsAt(offset)
  const choice = await resolveFirestore(cleanup)
  const ui = kind === 'start' && (await hasUi(process.env))
  const command = kind === 'test' ? 'npm test' : dev ? 'npm run dev' : 'npm start'
  await assertUsablePorts(neededPorts(ports, { dev, choice }), { offset, command })
  return { ...options, choice, ports, ui }
}

/** Starts the emulators; Hosting serves the shop. */
export async function startShop(
  cleanup: Cleanup,
  { kind, project, offset, keep, choice, ports, ui }: Plan,
): Promise<Shop> {
  const config = writeLocalConfig(cleanup, { offset, ui })
  const folder = runFolder(kind, offset)
  const kept = keep ? keptDataFor(choice) : undefined
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
  return {
    origin,
    offset,
    ports,
    ui,
    project,
    firestore,
    log,
    ended: firstEnd(suite, firestore.group),
    save,
  }
}

/** @returns the default project of .firebaserc as a `demo-` project */
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
 * An external Firestore emulator keeps its documents. A run with one therefore exports only accounts, to
 * another folder, so that they do not replace an export with profiles.
 */
function keptDataFor({ kind }: Choice) {
  if (kind === 'node') return undefined
  return new KeptData(path.join(root, '.keep', kind === 'given' ? 'accounts' : 'shop'))
}

function firstEnd(...groups: (Group | undefined)[]) {
  return Promise.race(groups.flatMap((group) => group?.ended ?? []))
}
