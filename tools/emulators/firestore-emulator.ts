import { openSync } from 'node:fs'
import path from 'node:path'
import { exportDocuments, loadRules, RULES } from './firestore-admin.ts'
import { chooseFirestore } from './firestore-choice.ts'
import { detectEmulators } from './firestore-detection.ts'
import { root, script } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { run, startGroup } from '../process/process-group.ts'
import { acceptsConnections, waitUntil } from '../process/wait.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Choice } from './firestore-choice.ts'
import type { Group } from '../process/process-group.ts'

export type Firestore = {
  /** host:port */
  host: string
  name: string
  why: string
  hasRules: boolean
  /** whether this run started the emulator, so that its data is lost after the run */
  isOurs: boolean
  /** the emulator's processes, if this run started it */
  group?: Group
  /** exports all documents to firestore_export in the folder */
  exportTo?: (folder: string) => Promise<void>
}

export type Options = {
  project: string
  port: number
  /** log file */
  log: string
  /** overall_export_metadata file of an earlier export */
  importFrom: string | undefined
}

/** Limitations of the pure-Node emulator, printed by `npm start`. */
export const NODE_EMULATOR_LACKS =
  'no security rules, no isolated transactions, no atomic batches, no preconditions on the last update, ' +
  'no deletion of fields, no listing of documents'

/** Chooses an emulator; downloads the jar of firebase-tools if needed. */
export async function resolveFirestore(cleanup: Cleanup): Promise<Choice> {
  const choice = chooseFirestore(await detectEmulators(process.env))
  if (choice.kind !== 'download') return choice

  console.log("Downloading firebase-tools' own Firestore emulator, once …")
  await run(cleanup, process.execPath, [script('firebase'), 'setup:emulators:firestore'], {
    cwd: root,
    minutes: 5,
  })
  // If the download failed, fall back to the other emulators.
  return chooseFirestore({ ...(await detectEmulators(process.env)), downloadable: false })
}

export async function startFirestore(
  cleanup: Cleanup,
  choice: Choice,
  options: Options,
): Promise<Firestore> {
  const { name, why } = choice
  if (choice.kind === 'given') {
    return {
      host: choice.host,
      name,
      why,
      isOurs: false,
      hasRules: await probeExternal(choice.host, options),
    }
  }

  const host = `127.0.0.1:${options.port}`
  const [command, args] =
    choice.kind === 'official' ? java(choice.launch, options) : pureNode(options)
  const output = openSync(options.log, 'w')
  const group = startGroup(cleanup, command, args, { output })
  await waitUntil(`The Firestore emulator (see ${options.log})`, () => acceptsConnections(host), {
    starting: group,
    signal: cleanup.signal,
    seconds: 60,
  })
  const isOfficial = choice.kind === 'official'
  return {
    host,
    name,
    why,
    hasRules: isOfficial,
    isOurs: true,
    group,
    ...(isOfficial && { exportTo: (folder) => exportDocuments(host, options.project, folder) }),
  }
}

/** @returns whether the external emulator has security rules */
async function probeExternal(host: string, { project }: Options): Promise<boolean> {
  if (!(await acceptsConnections(host))) {
    throw new PlainError(`FIRESTORE_EMULATOR_HOST is ${host}, but the port accepts no connections.`)
  }
  const hasRules = await loadRules(host, project)
  if (!hasRules && process.env['FIRESTORE'] === 'official') {
    throw new PlainError(`FIRESTORE=official, but the emulator at ${host} has no security rules.`)
  }
  return hasRules
}

function java(launch: string[], { port, importFrom }: Options): [command: string, args: string[]] {
  const flags = ['--host=127.0.0.1', `--port=${port}`, `--rules=${RULES}`]
  if (importFrom) flags.push(`--seed_from_export=${importFrom}`)
  // The emulator fails to start in some locales.
  return ['java', ['-Duser.language=en', ...launch, ...flags]]
}

function pureNode({ port }: Options): [command: string, args: string[]] {
  const program = path.join(import.meta.dirname, 'node-firestore.ts')
  return [process.execPath, ['--import', import.meta.resolve('tsx'), program, String(port)]]
}
